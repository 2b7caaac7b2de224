import type { TownLink } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import { isDoubtful } from './census-rent.ts'
import { wayText } from './direction-words.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { landingPath } from './paths.ts'
import type { Place } from './place.ts'
import { townWords } from './town-words.ts'

export function townsAround(
  place: Pick<Place, 'lat' | 'lng' | 'slug' | 'state'>,
  { withinMiles, limit }: { withinMiles: number; limit: number },
  language: Language = 'en',
): TownLink[] {
  return nearestPlaces(place, { withinMiles, limit }).map((near) =>
    linkTo(near, place, language, rentText(near.place, language)),
  )
}

/** Towns of other states carry their state's code. */
export function townLink(near: NearbyPlace, from: Pick<Place, 'state'>, language: Language = 'en'): TownLink {
  return linkTo(near, from, language, null)
}

function linkTo(
  { place, miles, direction }: NearbyPlace,
  from: Pick<Place, 'state'>,
  language: Language,
  rent: string | null,
): TownLink {
  const name = place.state === from.state ? place.name : `${place.name}, ${place.state}`
  const way = wayText(miles, direction, language)
  return { name, href: landingPath(place), note: townWords[language].places.farther(way, rent) }
}

/** What renters pay there, where the census has a figure of the town's own. */
function rentText(place: Place, language: Language) {
  const { rent, rentBasis, rentYears, isTopRent } = place
  if (rent === null || rentBasis === 'county' || rentYears !== null) return null
  const { places, figures } = townWords[language]
  if (isDoubtful({ value: rent }, place)) return figures.rent.tooLow(dollars(rent))
  return isTopRent ? places.over(dollars(rent)) : dollars(rent)
}
