import { areasNamed } from '../locations/neighborhoods.ts'
import type { Place } from '../locations/place.ts'
import { findPlace, listPlacesIn, placesNamed } from '../locations/places.ts'
import { canonicalCitySlug } from '../locations/resolve.ts'
import { parsePlaceSlug } from '../locations/slug.ts'
import { district, findState, states } from '../locations/states.ts'
import { placesInZip } from '../locations/zip.ts'
import { type Territory, territoryIn } from '../platform/us-territories.ts'
import { plainPlace, readPlace } from '../platform/written-place.ts'
import { similarPlaces } from './similar-places.ts'

/** What somebody means by a town or a ZIP code. */
export type Near =
  | { kind: 'place'; place: Place }
  /** Ask which. */
  | { kind: 'several'; zip: string | null; places: readonly Place[] }
  | { kind: 'unknown'; what: 'zip' | 'state' | 'town'; suggestions: readonly Place[] }
  | { kind: 'unknown'; what: Territory; suggestions: readonly [] }

const maxSuggestions = 6

export function findNear(typed: string): Near {
  const near = findWritten(typed)
  if (!isUnknownTown(near)) return near
  const territory = territoryIn(typed)
  if (territory) return { kind: 'unknown', what: territory, suggestions: [] }
  const { town, stateCode } = readPlace(typed)
  // 'CA' is a state, although towns elsewhere are called California.
  if (stateCode && stateCode !== district.code && town.toUpperCase() === stateCode)
    return unknown('state', largestIn(stateCode))
  // West New York is a town: the name is looked for as it was written first.
  const plain = findWritten(plainPlace(typed))
  return isUnknownTown(plain) ? near : plain
}

function isUnknownTown(near: Near) {
  return near.kind === 'unknown' && near.what === 'town'
}

function findWritten(typed: string): Near {
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(typed)?.[1]
  if (zip) return inZip(zip)
  const slug = canonicalCitySlug(withoutZip(typed).replace(/\bD\.? ?C\.?$/i, 'DC'))
  if (slug === null) return unknown('town', [])
  const place = findPlace(slug) ?? findPlace(withStateCode(slug))
  if (place) return { kind: 'place', place }
  const named = [...new Set([...placesNamed(slug), ...citiesWithPart(withStateCode(slug))])]
  const state = findState(slug)
  // California is a town in Maryland too; but New York lies in New York, and Washington is the capital first.
  if (state && !named.some((town) => [state.code, district.code].includes(town.state)))
    return unknown('state', [...largestIn(state.code), ...named])
  return named.length > 0
    ? oneOf(
        named.toSorted((a, b) => a.row - b.row),
        null,
      )
    : unknown('town', similarPlaces(slug, maxSuggestions))
}

function largestIn(stateCode: string) {
  return listPlacesIn(stateCode).slice(0, maxSuggestions)
}

function withoutZip(typed: string) {
  return typed.replace(/[ ,]\d{5}(?:-\d{4})?$/, '')
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

/** Brooklyn and Queens are parts of New York, with no row of their own. */
function citiesWithPart(slug: string): Place[] {
  const { bareSlug = slug, state = null } = parsePlaceSlug(slug) ?? {}
  const cities = areasNamed(bareSlug).flatMap(({ place }) => findPlace(place) ?? [])
  return cities.filter((city) => state === null || city.state === state)
}

/** 'houston-texas' is 'houston-tx', and 'charleston-west-virginia' is in no Virginia but that one. */
function withStateCode(slug: string) {
  if (slug === 'dc' || slug === district.slug) return 'washington-dc'
  const [state] = [...states(), district]
    .filter((one) => slug.endsWith(`-${one.slug}`))
    .sort((a, b) => b.slug.length - a.slug.length)
  return state ? slug.slice(0, -state.slug.length) + state.code.toLowerCase() : slug
}
