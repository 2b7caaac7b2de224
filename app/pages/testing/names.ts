import { programs } from '../../claims/programs.ts'
import { allPlaces } from '../../locations/places.ts'
import { states } from '../../locations/states.ts'

/** What is called the same in every language. */
const names = new Set<string>([
  ...states().flatMap(({ name, code }) => [name, code]),
  ...allPlaces().flatMap(({ name, county }) => [name, county]),
  ...Object.values(programs).map(({ name }) => name),
  'English',
  'Español',
  'GeoNames',
  'HUD',
])

/** Nothing but names, figures, addresses and what stands between them. */
export function isOfNames(text: string) {
  return text
    .replace(/https?:\/\/\S+|[\w.+-]+@[\w.-]+/g, '')
    .split(/[,;:·()|–—/]|\s-\s/)
    .map((piece) =>
      piece
        .replace(/[\d$%+.§#"“”’'?!*×≈…-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .every((piece) => piece.length < 2 || names.has(piece))
}
