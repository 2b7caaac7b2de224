import type { Place } from '../locations/place.ts'
import { findPlace, listPlacesIn, placesNamed } from '../locations/places.ts'
import { canonicalCitySlug } from '../locations/resolve.ts'
import { findState, states } from '../locations/states.ts'
import { placesInZip } from '../locations/zip.ts'
import { similarPlaces } from './similar-places.ts'

/** What somebody means by a town or a ZIP code. */
export type Near =
  | { kind: 'place'; place: Place }
  /** Ask which. */
  | { kind: 'several'; zip: string | null; places: readonly Place[] }
  | { kind: 'unknown'; what: 'zip' | 'state' | 'town'; suggestions: readonly Place[] }

const maxSuggestions = 6

export function findNear(typed: string): Near {
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(typed)?.[1]
  if (zip) return inZip(zip)
  const slug = canonicalCitySlug(typed.replace(/[ ,]\d{5}$/, ''))
  if (slug === null) return unknown('town', [])
  const place = findPlace(slug)
  if (place) return { kind: 'place', place }
  const named = placesNamed(slug)
  if (named.length > 0) return oneOf(named, null)
  const spelledOut = findPlace(withStateCode(slug))
  if (spelledOut) return { kind: 'place', place: spelledOut }
  const state = findState(slug)
  return state
    ? unknown('state', listPlacesIn(state.code).slice(0, maxSuggestions))
    : unknown('town', similarPlaces(slug, maxSuggestions))
}

function inZip(zip: string): Near {
  const places = placesInZip(zip)
  return places.length > 0 ? oneOf(places, zip) : unknown('zip', [])
}

function oneOf(places: readonly Place[], zip: string | null): Near {
  const [only, ...others] = places
  return only && others.length === 0 ? { kind: 'place', place: only } : { kind: 'several', zip, places }
}

function unknown(what: 'zip' | 'state' | 'town', suggestions: readonly Place[]): Near {
  return { kind: 'unknown', what, suggestions }
}

/** 'houston-texas' is 'houston-tx', and 'charleston-west-virginia' is in no Virginia but that one. */
function withStateCode(slug: string) {
  const [state] = states()
    .filter((one) => slug.endsWith(`-${one.slug}`))
    .sort((a, b) => b.slug.length - a.slug.length)
  return state ? slug.slice(0, -state.slug.length) + state.code.toLowerCase() : slug
}
