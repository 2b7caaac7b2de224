import { slugOf } from '../platform/slug.ts'
import { numberOrNull, tableRows } from '../platform/table.ts'
import { tableText } from '../platform/table-file.ts'
import type { Place } from './place.ts'

// Over $3,500 the census gives 3501.
const topRent = 3500

type Tables = {
  all: Place[]
  bySlug: Map<string, Place>
  byState: Map<string, Place[]>
  /** Names that several towns have. */
  shared: Map<string, Place[]>
}

let tables: Tables | undefined

export function findPlace(slug: string) {
  return load().bySlug.get(slug) ?? null
}

/** Every place, largest first. */
export function allPlaces(): readonly Place[] {
  return load().all
}

/** Largest first. */
export function listPlacesIn(stateCode: string): readonly Place[] {
  return load().byState.get(stateCode) ?? []
}

/** By people, among `places` with the largest first; those with as many share the place of the first of them. */
export function rankAmong({ population }: Place, places: readonly Place[]) {
  const rank = places.findIndex((other) => other.population === population) + 1
  return { rank, isAlone: places[rank]?.population !== population }
}

const byCounty = new Map<string, Map<string, Place[]>>()

/** Those of the same county, itself among them, largest first. A state is sorted when the first of its towns asks. */
export function listPlacesBeside({ state, county }: Place): readonly Place[] {
  const counties = byCounty.get(state) ?? Map.groupBy(listPlacesIn(state), (place) => place.county)
  byCounty.set(state, counties)
  return counties.get(county) ?? []
}

/** All towns of that name ('springfield'), largest first. */
export function placesNamed(bareSlug: string): readonly Place[] {
  const { bySlug, byState, shared } = load()
  const towns = shared.get(bareSlug)
  if (towns) return towns
  // Fifty-one questions of one table instead of a second table with 11,000 entries.
  for (const state of byState.keys()) {
    const place = bySlug.get(slugIn(bareSlug, state))
    if (place) return [place]
  }
  return []
}

/** All towns that share this one's name, itself among them, largest first. */
export function namesakesOf(place: Place): readonly Place[] {
  return load().shared.get(bareSlugOf(place)) ?? [place]
}

/** Read at the first question and kept. */
function load() {
  tables ??= index(tableRows(tableText('places.tsv')))
  return tables
}

function index(rows: Iterable<string[]>) {
  const built: Tables = { all: [], bySlug: new Map(), byState: new Map(), shared: new Map() }
  const largest = new Map<string, Place>()
  for (const row of rows) {
    const place = placeOf(row, built.all.length)
    built.all.push(place)
    built.bySlug.set(place.slug, place)
    const inState = built.byState.get(place.state)
    if (inState) inState.push(place)
    else built.byState.set(place.state, [place])

    const name = bareSlugOf(place)
    const first = largest.get(name)
    if (!first) largest.set(name, place)
    else built.shared.set(name, [...(built.shared.get(name) ?? [first]), place])
  }
  return built
}

function placeOf(cells: string[], row: number): Place {
  const [
    name = '',
    state = '',
    county = '',
    population,
    lat,
    lng,
    rentCell,
    basis,
    rentYears,
    years,
    listed,
  ] = cells
  const rent = numberOrNull(rentCell)
  const isTopRent = rent !== null && rent > topRent
  return {
    row,
    name,
    state,
    slug: slugIn(slugOf(name), state),
    population: Number(population),
    populationYears: years ? spanOf(years) : '2020',
    county,
    lat: Number(lat),
    lng: Number(lng),
    rent: isTopRent ? topRent : rent,
    rentBasis: basis === 'county' ? basis : 'place',
    rentYears: rentYears ? spanOf(rentYears) : null,
    isTopRent,
    isListed: listed === 'listed',
  }
}

const spans = new Map<string, string>()

/** '2019–2023' of '2019-2023': one text for all rows that have it, not one for each. */
function spanOf(years: string) {
  const span = spans.get(years) ?? years.replace('-', '–')
  spans.set(years, span)
  return span
}

/** 'portland-me' without its state. */
export function bareSlugOf({ slug }: Pick<Place, 'slug'>) {
  return slug.slice(0, -3)
}

function slugIn(bareSlug: string, state: string) {
  return `${bareSlug}-${state.toLowerCase()}`
}
