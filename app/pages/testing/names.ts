import { legalAidIn } from '../../almanac/state-facts.ts'
import { programs } from '../../claims/programs.ts'
import { listSubCities } from '../../locations/neighborhoods.ts'
import { allPlaces } from '../../locations/places.ts'
import { usStates } from '../../platform/us-states.ts'

/** What is called the same in every language. */
const names = new Set<string>(
  [
    ...usStates.flatMap(({ name, code }) => [name, code, ...legalAidIn(code).map((office) => office.name)]),
    ...allPlaces().flatMap(({ name, county }) => [name, county]),
    ...listSubCities().map(({ area }) => area.name),
    ...Object.values(programs).map(({ name }) => name),
    'English',
    'Español',
    'GeoNames',
    'HUD',
  ].flatMap(piecesOf),
)

/** Nothing but names, figures, addresses and what stands between them. */
export function isOfNames(text: string) {
  return piecesOf(text).every((piece) => piece.length < 2 || names.has(piece))
}

/** Also of XML, which the page of the sitemap shows. */
function piecesOf(text: string) {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\/\/\S+|[\w.+-]+@[\w.-]+/g, '')
    .split(/[,;:·()|–—/]|\s-\s/)
    .map((piece) =>
      piece
        .replace(/[\d$%+.§#"“”’'?!*×≈…-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
