import { countyFacts } from '../almanac/county.ts'
import type { Fact } from '../almanac/fact.ts'
import { placeRow } from '../almanac/place-row.ts'
import { datedSource, sources } from '../almanac/source.ts'
import type { Place } from './place.ts'

/** A median gross rent of the census; where it counts no further the true one is above. */
export type CensusRent = Fact & { readonly isTop: boolean }

// Over $3,500 the census gives 3501.
const topRent = 3500

/** Null when the census has none for the town itself. */
export function ownRent({ name, rent, rentBasis, rentYears, isTopRent }: Place): CensusRent | null {
  if (rent === null || rentBasis !== 'place') return null
  const source = rentYears === '2021' ? datedSource(sources.places.title, 'census', '2021') : sources.places
  return { value: rent, of: { kind: 'place', name }, source, isTop: isTopRent }
}

/** The town's own, or else its county's: `of` says whose it is. */
export function rentAround(place: Place): CensusRent | null {
  const own = ownRent(place)
  if (own) return own
  const county = countyFacts(placeRow(place).censusCounty)?.rent
  return county ? { ...county, value: Math.min(county.value, topRent), isTop: county.value > topRent } : null
}
