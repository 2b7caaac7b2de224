import assistance from '../../../data/assistance.json' with { type: 'json' }
import { agenciesIn } from '../../almanac/agencies.ts'
import { lawsOf } from '../../almanac/laws.ts'
import { legalAidIn } from '../../almanac/state-facts.ts'
import { listSubCities } from '../../locations/neighborhoods.ts'
import { allPlaces } from '../../locations/places.ts'
import { usStates } from '../../platform/us-states.ts'

/** What is called the same in every language. */
const names = new Set<string>(
  [
    ...usStates.flatMap(({ name, code }) => [
      name,
      code,
      ...legalAidIn(code).map((office) => office.name),
      ...agenciesIn(code).map((agency) => agency.name),
      ...lawsOf(code).map(({ statute }) => statute),
    ]),
    ...allPlaces().flatMap(({ name, county }) => [name, county, withoutKind(county)]),
    ...listSubCities().map(({ area }) => area.name),
    ...assistance.map(({ name }) => name),
    'English',
    'Español',
    'GeoNames',
    'HUD',
    'US Department of Housing and Urban Development',
    'US Census Bureau',
  ].flatMap(piecesOf),
)

/** Beside a word for its kind: 'Reeves'. */
function withoutKind(county: string) {
  return county.replace(/ (County|Parish|Borough|Census Area|Municipality|Planning Region)$/, '')
}

/** Nothing but names, figures, addresses and what stands between them. */
export function isOfNames(text: string) {
  return piecesOf(text).every((piece) => piece.length < 2 || names.has(piece))
}

/** Also of XML, which the page of the sitemap shows. */
function piecesOf(text: string) {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b(?:[\w-]+\.)+(?:com|edu|gov|net|org|us)\b/g, '')
    .split(/[,;:·()|–—/]|\s-\s/)
    .map((piece) =>
      piece
        .replace(/[\d$%+.§#"“”’'?!*×≈…-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
