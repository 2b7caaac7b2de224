import { countyFacts } from '../almanac/county.ts'
import type { Fact } from '../almanac/fact.ts'
import { placeRow } from '../almanac/place-row.ts'
import { datedSource, sources } from '../almanac/source.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'
import { stateByCode } from './states.ts'
import { townWords } from './town-words.ts'

/** A median gross rent of the census; where it counts no further the true one is above. */
export type CensusRent = Fact & { readonly isTop: boolean }

// Over $3,500 the census gives 3501.
export const topRent = 3500

/** Null when the census has none for the town itself. */
export function ownRent({ name, rent, rentBasis, rentYears, isTopRent }: Place): CensusRent | null {
  if (rent === null || rentBasis !== 'place') return null
  const source = rentYears === '2021' ? datedSource(sources.places.title, 'census', '2021') : sources.places
  return { value: rent, of: { kind: 'place', name }, source, isTop: isTopRent }
}

/** Of the years that nearly all towns have, as a number to set beside others. */
export function comparableRent({ rent, rentBasis, rentYears, isTopRent }: Place): number | null {
  if (rent === null || rentBasis !== 'place' || rentYears === '2021') return null
  return isTopRent ? topRent + 1 : rent
}

/** The town's own, or else its county's: `of` says whose it is. */
export function rentAround(place: Place): CensusRent | null {
  const own = ownRent(place)
  if (own) return own
  const county = countyFacts(placeRow(place).censusCounty)?.rent
  return county ? { ...county, value: Math.min(county.value, topRent), isTop: county.value > topRent } : null
}

/** '$1,313', 'over $3,500' where the census counts no further. */
export function amountOf(rent: CensusRent | null, language: Language = 'en') {
  const { over, noFigure } = townWords[language].places
  if (!rent) return noFigure
  return rent.isTop ? over(dollars(rent.value)) : dollars(rent.value)
}

// Far below the state's rent there are mostly few rentals: no figure to plan with.
const doubtfulShare = 0.45

export function isDoubtful({ value }: Pick<Fact, 'value'>, place: Place) {
  return value < (stateByCode(place.state)?.rent ?? 0) * doubtfulShare
}
