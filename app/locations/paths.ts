import { slugOf } from '../platform/slug.ts'
import type { Area, Place } from './place.ts'
import { bareSlugOf, namesakesOf } from './places.ts'

export function statePath(state: { slug: string }) {
  return `/state/${state.slug}`
}

/** All its towns from A to Z. */
export function stateTownsPath(state: { slug: string }) {
  return `/state/${state.slug}/towns`
}

/** The landing page with the state in its address, the canonical twin of `oldLandingPath`. */
export function landingPath(place: { slug: string }) {
  return `/city/${place.slug}`
}

export function oldLandingPath(place: { slug: string }) {
  return `/city-old/${place.slug}`
}

/** The funding page of a city: /city/portland is in Oregon, so Maine's is /city/portland-me/funding. */
export function fundingPath(place: Place) {
  return namesakesOf(place)[0] === place ? `/city/${bareSlugOf(place)}` : ownFundingPath(place)
}

/** The funding page with the state in its address, for a town whose bare name means another one. */
export function ownFundingPath(place: { slug: string }) {
  return `/city/${place.slug}/funding`
}

/** Neighbourhood, city and state in one. */
export function subCitySlug(area: Pick<Area, 'name'>, place: Pick<Place, 'slug'>) {
  return `${slugOf(area.name)}-${place.slug}`
}

export function subCityPath(area: Pick<Area, 'name'>, place: Pick<Place, 'slug'>) {
  return `/subcity/${subCitySlug(area, place)}`
}
