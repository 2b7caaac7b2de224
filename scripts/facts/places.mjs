import { jsonRows, table } from './write.mjs'

/** @import { Row, Sources } from './sources.mjs' */
/** @typedef {any} Place its row of us-places.json, with its row of local/places.tsv as `local` */

const placeColumns = 'name state county population lat lng rent rentBasis rentYears populationYears listed'
const areaColumns = 'place name county population basis year lat lng rent source note'

/**
 * Every place under its own name, largest first: the order of all tables with a row for each.
 * @param {Sources} sources
 * @returns {Place[]}
 */
export function orderedPlaces({ usPlaces: { counties, rows, years }, cities: { cities }, local }) {
  const cityByKey = new Map(cities.map((/** @type {any} */ city) => [key(city), city]))
  const countyRents = new Map(
    cities.map((/** @type {any} */ city) => [city.countyFips, city.countyMedianGrossRent]),
  )
  const places = rows.map((/** @type {any} */ row, /** @type {number} */ i) => {
    const [name, state, kind, population, populationSource, lat, lng, fips, rent] = row
    return {
      name,
      state,
      kind,
      population,
      populationYears: estimateYears(populationSource),
      lat,
      lng,
      county: counties[fips],
      local: local.places.rows[i],
      ...rentOf(rent, countyRents.get(fips) ?? null),
    }
  })
  giveEachItsOwnName(places)
  for (const place of places) addCityFacts(place, cityByKey.get(key(place)), years)
  return places.sort(
    (/** @type {Place} */ a, /** @type {Place} */ b) =>
      b.population - a.population || (key(a) < key(b) ? -1 : 1),
  )
}

/**
 * @param {Sources} sources
 * @param {Place[]} places
 * @returns {Record<string, string>}
 */
export function placeTables({ neighborhoods: { neighborhoods, subCityAreas }, states, assistance }, places) {
  const areas = Object.entries({ ...neighborhoods, ...subCityAreas }).flatMap(([place, city]) =>
    city.areas.map((/** @type {any} */ area) => ({
      ...area,
      place,
      basis: area.populationKind,
      year: area.populationYear,
      lng: area.lon,
      rent: area.medianGrossRent,
    })),
  )
  const known = new Set(places.map(key))
  return {
    'places.tsv': table(placeColumns.split(' '), places),
    'neighborhoods.tsv': table(areaColumns.split(' '), areas),
    'states.json': jsonRows(states.states.map((/** @type {any} */ state) => compactState(state, known))),
    'assistance.json': jsonRows(chosenResources(assistance)),
  }
}

/**
 * @param {any} state
 * @param {Set<string>} known
 */
function compactState({ name, slug, code, population, medianGrossRent, exampleCities, nearbyTowns }, known) {
  return {
    name,
    slug,
    code,
    population,
    rent: medianGrossRent,
    exampleCities: exampleCities.map((/** @type {any} */ city) => city.name),
    // A town without coordinates has no page to link to.
    towns: nearbyTowns
      .map((/** @type {any} */ town) => town.name)
      .filter((/** @type {string} */ town) => known.has(key({ name: town, state: code }))),
  }
}

/** Three each, the most useful first. What the full table calls unverified is not read at all. */
const chosen = {
  'houston-tx': ['united-way-houston', 'lone-star-legal-aid', 'houston-housing-authority'],
  'los-angeles-ca': ['stay-housed-la', 'lahd', 'housing-rights-center'],
  '': ['211', 'hud-counseling', 'nfcc'],
}

/** @param {any} assistance */
function chosenResources(assistance) {
  return Object.entries(chosen).flatMap(([place, ids]) =>
    ids.map((id) => {
      const rows = assistance.local[place] ?? assistance.national
      const row = rows.find((/** @type {any} */ entry) => entry.id === id)
      const { name, phone, tel, what, website = null, status, source } = row
      return { place: place || null, name, phone, tel, what, website, status, source }
    }),
  )
}

/** @param {{ name: string, state: string }} place */
function key({ name, state }) {
  return `${name}, ${state}`
}

/**
 * The county's figure stands in where the place has none and we hold the county's.
 * @param {number | null} rent
 * @param {number | null} countyRent
 */
function rentOf(rent, countyRent) {
  if (rent !== null) return { rent, rentBasis: '' }
  return countyRent === null ? { rent: '', rentBasis: '' } : { rent: countyRent, rentBasis: 'county' }
}

/**
 * New York's five counties, figures of another year, and which cities are listed.
 * @param {Place} place
 * @param {any} city
 * @param {string} usualYears those of the rents of all places
 */
function addCityFacts(place, city, usualYears) {
  if (!city) return
  place.listed = 'listed'
  place.county = city.county
  if (city.medianGrossRent === null) return
  const years = rentYearsOf(city)
  const isOwn = place.rent !== '' && place.rentBasis === ''
  // Of two figures for one place the newer: the table of all places may be a newer edition than that of the cities.
  if (isOwn && lastYear(years) < lastYear(usualYears)) return
  place.rent = city.medianGrossRent
  place.rentBasis = ''
  place.rentYears = years === usualYears ? '' : years
}

/**
 * '2019-2023' of 'ACS 2019-2023 5-year', '2021' of 'ACS 2021 1-year'.
 * @param {{ rentVintage?: string | null }} row
 */
export function rentYearsOf({ rentVintage }) {
  return /^ACS (20\d\d(?:-20\d\d)?) [15]-year$/.exec(rentVintage ?? '')?.[1] ?? ''
}

/**
 * 'acs2023' is an estimate over the five years up to 2023; '' of the count of 2020.
 * @param {string} populationSource
 */
function estimateYears(populationSource) {
  const last = Number(/^acs(20\d\d)$/.exec(populationSource)?.[1] ?? 0)
  return last === 0 ? '' : `${last - 4}-${last}`
}

/** @param {string} years */
function lastYear(years) {
  return Number(years.slice(-4))
}

/**
 * 'Ann Arbor' is a city and a township around it: one keeps the plain name, the other is told apart.
 * @param {Place[]} all
 */
function giveEachItsOwnName(all) {
  const rank = ['city', 'borough', 'town', 'village', 'charter township', 'township']
  for (const same of Object.values(Object.groupBy(all, key))) {
    const [plain, ...others] = (same ?? []).sort(
      (a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind) || b.population - a.population,
    )
    for (const other of others) {
      const kind = other.kind.replace('charter ', '')
      const isToldByKind = other.kind !== plain.kind
      other.name += isToldByKind ? ` ${kind[0].toUpperCase()}${kind.slice(1)}` : ` (${other.county})`
    }
  }
}
