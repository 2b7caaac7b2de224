import { countyInSentence } from '../../state-words.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import { type Comparison, figuresIn, remarkable, standingOf, standingWords } from './standing.ts'
import type { Surroundings } from './surroundings.ts'

/** How many rent. Of places the census shares are of people, of cities and counties of households. */
export function renting(at: Surroundings): Line | null {
  const { own, known, place, state } = at
  const share = own.renting?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.renting?.value, shares, share)
  const { renters } = known
  const households =
    renters &&
    (renters.of.kind === 'county'
      ? `${countyInSentence(renters.of.name)}: ${percent(renters.value)} of households`
      : `${percent(renters.value)} of households, ${renters.source.years}`)
  if (share === null)
    return households || nearby
      ? { label: 'Renting', text: sentences(households, nearby), weight: 0.1 }
      : null
  const standing = standingOf(share, figuresIn(place.state).renting)
  const among = standingWords(standing, shares, `places in ${state}`)
  return {
    label: 'Renting',
    text: sentences(`${percent(share)} of people rent${among ? `, ${among}` : ''}`, households, nearby),
    weight: remarkable(standing),
  }
}

export function percent(share: number) {
  return `${Math.round(share * 10) / 10}%`
}

/** Of shares. */
export const shares: Comparison = {
  higher: 'more',
  lower: 'fewer',
  highest: 'most',
  lowest: 'fewest',
  over: 'above that',
  under: 'below that',
  format: percent,
}
