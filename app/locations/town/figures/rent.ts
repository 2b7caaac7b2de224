import { dollars } from '../../../platform/us-number.ts'
import { comparableRent, topRent } from '../../census-rent.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import { type Comparison, figuresIn, remarkable, standingOf, standingWords } from './standing.ts'
import type { Surroundings } from './surroundings.ts'

/** What renters pay, among the places of the state and beside the towns around. */
export function rent(at: Surroundings): Line | null {
  const { place, state } = at
  const own = comparableRent(place)
  const nearby = rangeAround(at, ({ place: town }) => comparableRent(town), words, own)
  if (own === null) return nearby ? { label: 'Rent', text: sentences(nearby), weight: 0.1 } : null
  const standing = standingOf(own, figuresIn(place.state).rent)
  const among = standingWords(standing, words, `places in ${state}`)
  return {
    label: 'Rent',
    text: sentences([`census median ${words.format(own)}`, among].filter(Boolean).join(', '), nearby),
    weight: remarkable(standing),
  }
}

const words: Comparison = {
  higher: 'higher',
  lower: 'lower',
  highest: 'highest',
  lowest: 'lowest',
  over: 'above that',
  under: 'below that',
  format: (amount) => (amount > topRent ? `over ${dollars(topRent)}` : dollars(Math.round(amount))),
}
