import type { HousingAgency } from '../almanac/agencies.ts'
import type { Place } from './place.ts'

type Named = Pick<HousingAgency, 'name' | 'city' | 'program'>
type InCounty = Pick<Place, 'county'>

/** Whom to call first of several offices in one town: its own, then one for everybody who lives there. */
export function byWhomTheyServe(place: InCounty, one: Named, other: Named) {
  const [first, second] = [ranks(one, place), ranks(other, place)]
  const difference = first.map((rank, i) => Number(second[i]) - Number(rank)).find((step) => step !== 0)
  return difference ?? one.name.localeCompare(other.name)
}

/**
 * The office of its town, or one with public housing and vouchers, which is for everybody nearby. A charity
 * with vouchers for its own patients, or a state's office, is neither.
 */
export function servesItsTown(agency: Named, place: InCounty) {
  return isOfItsTown(agency) || (hasBoth(agency) && !isOfOtherCounty(agency, place))
}

function ranks(agency: Named, place: InCounty) {
  return [
    isOfItsTown(agency),
    !isOfOtherCounty(agency, place),
    hasBoth(agency),
    publicBody.test(agency.name),
  ] as const
}

const publicBody = /authority|agency|commission|council|county|department|division|\b(city|town|village)\b/i

function hasBoth({ program }: Named) {
  return program === 'public housing and vouchers'
}

/** 'Baltimore County' is not Baltimore's office, 'City and County of Honolulu' is Honolulu's. */
function isOfItsTown({ name, city }: Named) {
  const between = inShort(name).toLowerCase().split(inShort(city).toLowerCase())
  return between.slice(1).some((after, i) => !isOfCounty(between[i] ?? '', after))
}

function isOfCounty(before: string, after: string) {
  return /^ (county|parish|co )/.test(after) || /(?<!city (and|&) )(county|parish) of $/.test(before)
}

function isOfOtherCounty({ name }: Named, { county }: InCounty) {
  return (
    /(?<!City (and|&) )\b(County|Parish)\b/i.test(name) &&
    !name.includes(county.replace(/ (County|Parish|city)$/, ''))
  )
}

/** HUD writes Saint Paul where the census has St. Paul, and Mt. Vernon where it has Mount Vernon. */
function inShort(text: string) {
  return text
    .replace(/\b(Saint|St\.?) /g, 'St. ')
    .replace(/\b(Mount|Mt\.?) /g, 'Mt. ')
    .replace(/\b(Fort|Ft\.?) /g, 'Ft. ')
}
