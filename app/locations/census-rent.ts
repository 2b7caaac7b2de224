import { countyFacts } from '../almanac/county.ts'
import type { Fact } from '../almanac/fact.ts'
import { placeRow } from '../almanac/place-row.ts'
import { datedSource, sources } from '../almanac/source.ts'
import { type ZipRent, zipRents } from '../almanac/zip-rents.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'
import { isOwnCounty } from './place-words.ts'
import { countyInSentence } from './state-words.ts'
import { stateByCode } from './states.ts'
import { townWords } from './town-words.ts'

/** A median gross rent of the census; where it counts no further the true one is above. */
export type CensusRent = Fact & { readonly isTop: boolean }

// Over $3,500 the census gives 3501.
export const topRent = 3500

/** Null when the census has none for the town itself. */
export function ownRent({ name, rent, rentBasis, rentYears, isTopRent }: Place): CensusRent | null {
  if (rent === null || rentBasis !== 'place') return null
  const source = rentYears === null ? sources.rents : datedSource(sources.rents.title, 'census', rentYears)
  return { value: rent, of: { kind: 'place', name }, source, isTop: isTopRent }
}

/** Of the years that nearly all towns have, as a number to set beside others. */
export function comparableRent({ rent, rentBasis, rentYears, isTopRent }: Place): number | null {
  if (rent === null || rentBasis !== 'place' || rentYears !== null) return null
  return isTopRent ? topRent + 1 : rent
}

/** Its years where they are not those of nearly all towns: such a figure names them. */
export function otherYears({ source }: CensusRent): string | null {
  return source.years === sources.rents.years ? null : source.years
}

/** Within three of a hundred a difference of two medians says nothing. */
export const sameWithin = 0.03

/**
 * The town's own, or else its county's: `of` says whose it is. Where every ZIP code of the town says otherwise than
 * the county, that of them which comes nearest to it.
 */
export function rentAround(place: Place): CensusRent | null {
  const own = ownRent(place)
  if (own) return own
  const county = countyFacts(placeRow(place).censusCounty)?.rent
  if (!county) return null
  const rent = { ...county, value: Math.min(county.value, topRent), isTop: county.value > topRent }
  if (isOwnCounty(place)) return { ...rent, of: { kind: 'place', name: place.name } }
  const zip = zipAgainst(county, place)
  return zip ? { ...zip.rent, isTop: zip.isTop } : rent
}

/** What renters pay, to compare others with; null also where it is too low to plan with. */
export function plannableRent(place: Place): CensusRent | null {
  const rent = rentAround(place)
  return rent && !isDoubtful(rent, place) ? rent : null
}

/** Null where the county's figure lies among those of the ZIP codes. */
function zipAgainst(county: Fact, place: Place): ZipRent | null {
  const zips = zipRents(place).filter(({ rent }) => !isDoubtful(rent, place))
  const [lowest] = zips
  const highest = zips.at(-1)
  if (!lowest || !highest) return null
  if (county.value < lowest.rent.value * (1 - sameWithin)) return lowest
  return county.value > highest.rent.value * (1 + sameWithin) ? highest : null
}

/** Whose figure stands for the town's own: 'Turner County', 'ZIP code 57053', 'the Capitol Planning Region'; null where it is the town's. */
export function standInOf({ of }: Fact, language: Language = 'en'): string | null {
  if (of.kind === 'zip') return townWords[language].places.zip(of.name)
  return of.kind === 'county' ? countyInSentence(of.name, language) : null
}

/** '$1,313', 'over $3,500' where the census counts no further. */
export function amountOf(rent: CensusRent | null, language: Language = 'en') {
  const { over, noFigure } = townWords[language].places
  if (!rent) return noFigure
  return rent.isTop ? over(dollars(rent.value)) : dollars(rent.value)
}

/** '$1,602 in 2021' where it is of other years than nearly all. */
export function datedAmount(rent: CensusRent | null, language: Language = 'en') {
  const years = rent && otherYears(rent)
  const amount = amountOf(rent, language)
  return years ? townWords[language].rents.inYears(amount, years) : amount
}

// Far below the state's rent there are mostly few rentals: no figure to plan with.
const doubtfulShare = 0.45

export function isDoubtful({ value }: Pick<Fact, 'value'>, place: Pick<Place, 'state'>) {
  return value < (stateByCode(place.state)?.rent ?? 0) * doubtfulShare
}
