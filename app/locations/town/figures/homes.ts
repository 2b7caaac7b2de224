import { oldestBuilt } from '../../../almanac/census-figures.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import { type Comparison, figuresIn, remarkable, standingOf, standingWords } from './standing.ts'
import type { Surroundings } from './surroundings.ts'

/** How old the homes are: half of them are older than the year. */
export function homes(at: Surroundings): Line | null {
  const { own, place, state, name } = at
  const year = own.built?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.built?.value, words, year)
  if (year === null)
    return nearby
      ? { label: 'Homes', text: sentences(`no year is published for ${name} alone`, nearby), weight: 0.1 }
      : null
  const standing = standingOf(year, figuresIn(place.state).built)
  const half = year === oldestBuilt ? 'half from 1939 or before' : `half built before ${year}`
  return {
    label: 'Homes',
    text: sentences(joined(half, standingWords(standing, words, `places in ${state}`)), nearby),
    weight: remarkable(standing),
  }
}

function joined(fact: string, among: string | null) {
  return among ? `${fact}, ${among}` : fact
}

const words: Comparison = {
  higher: 'newer',
  lower: 'older',
  highest: 'newest',
  lowest: 'oldest',
  over: 'newer',
  under: 'older',
  format: (year) => (year === oldestBuilt ? '1939 or before' : String(Math.round(year))),
}
