import type { TownLink } from '../landing/sections.ts'
import { dollars, milesText } from '../platform/us-number.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { landingPath } from './paths.ts'
import type { Place } from './place.ts'

export function townsAround(
  place: Pick<Place, 'lat' | 'lng' | 'slug' | 'state'>,
  { withinMiles, limit }: { withinMiles: number; limit: number },
): TownLink[] {
  return nearestPlaces(place, { withinMiles, limit }).map((near) =>
    withRent(townLink(near, place), near.place),
  )
}

/** Towns of other states carry their state's code. */
export function townLink({ place, miles, direction }: NearbyPlace, from: Pick<Place, 'state'>): TownLink {
  const name = place.state === from.state ? place.name : `${place.name}, ${place.state}`
  return { name, href: landingPath(place), note: [milesText(miles), direction].filter(Boolean).join(' ') }
}

/** With what renters pay there, where the census has a figure of the town's own. */
function withRent(town: TownLink, place: Place): TownLink {
  return place.rent === null || place.rentBasis === 'county' || place.rentYears !== '2019-2023'
    ? town
    : { ...town, note: `${town.note}, ${place.isTopRent ? 'over ' : ''}${dollars(place.rent)}` }
}
