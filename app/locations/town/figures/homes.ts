import { oldestBuilt } from '../../../almanac/census-figures.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import {
  type Comparison,
  figuresIn,
  placesAround,
  remarkable,
  standingOf,
  standingWords,
} from './standing.ts'
import { type Surroundings, wordsAt } from './surroundings.ts'

/** How old the homes are: half of them are older than the year. */
export function homes(at: Surroundings): Line | null {
  const { own, place, name } = at
  const words = wordsAt(at).homes
  const years = yearsAt(at)
  const year = own.built?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.built?.value, years, year)
  if (year === null)
    return nearby ? { label: words.label, text: sentences(words.noYear(name), nearby), weight: 0.1 } : null
  const standing = standingOf(year, figuresIn(place.state).built)
  const among = standingWords(standing, years, placesAround(at))
  return {
    label: words.label,
    text: sentences(year === oldestBuilt ? words.oldest(among) : words.builtBefore(year, among), nearby),
    weight: remarkable(standing),
  }
}

function yearsAt(at: Surroundings): Comparison {
  const { oldestYear } = wordsAt(at).homes
  return {
    topic: 'homes',
    language: at.language,
    format: (year) => (year === oldestBuilt ? oldestYear : String(Math.round(year))),
  }
}
