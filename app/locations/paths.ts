import type { Area, Place } from './place.ts'
import { placesNamed } from './places.ts'
import { slugOf } from './slug.ts'

export function statePath(state: { slug: string }) {
  return `/state/${state.slug}`
}

/** The landing page with the state in its address, the canonical twin of `oldLandingPath`. */
export function landingPath(place: { slug: string }) {
  return `/city/${place.slug}`
}

export function oldLandingPath(place: { slug: string }) {
  return `/city-old/${place.slug}`
}

/** The funding page of a city; null when the bare name means a larger town in another state. */
export function fundingPath(place: Place) {
  const bareSlug = slugOf(place.name)
  return placesNamed(bareSlug)[0] === place ? `/city/${bareSlug}` : null
}

/** Where a link to a city leads: /city/portland is in Oregon, so Maine's is /city/portland-me. */
export function cityPath(place: Place) {
  return fundingPath(place) ?? landingPath(place)
}

/** Neighbourhood, city and state in one. */
export function subCitySlug(area: Pick<Area, 'name'>, place: Pick<Place, 'slug'>) {
  return `${slugOf(area.name)}-${place.slug}`
}

export function subCityPath(area: Pick<Area, 'name'>, place: Pick<Place, 'slug'>) {
  return `/subcity/${subCitySlug(area, place)}`
}
