import { type Row, readSources } from '../../../scripts/facts/sources.mjs'
import type { Place } from '../../locations/place.ts'

/** The rows of the source tables that belong to a town, found without the program's own tables. */
export type SourceRows = {
  us: UsPlace
  /** Codes of the other tables. */
  codes: Row
  fmr: Row | undefined
  ownCensus: Row | undefined
  cityCensus: Row | undefined
  /** None for New York, which lies in five. */
  county: Row | undefined
  limits: Row | undefined
  wage: Row | undefined
  laws: Row[]
  zips: Row[]
  /** The median of the town's own, or else of its county or a ZIP code. */
  rent: number | null
  stateRent: number | null
  larger: { us: UsPlace; miles: number } | null
}
export type UsPlace = {
  index: number
  name: string
  state: string
  people: number
  lat: number
  lng: number
  rent: number | null
}

const { usPlaces, cities, states, local } = readSources('data/sources/')
const all: UsPlace[] = usPlaces.rows.map((row: (string | number | null)[], index: number) => {
  const [name, state, , people, , lat, lng, , rent] = row
  return { index, name, state, people, lat, lng, rent }
})
const byPoint = new Map(all.map((us) => [pointKey(us.state, us.people, us.lat, us.lng), us]))
const by = (rows: Row[], column: string) => new Map(rows.map((row) => [row[column], row]))
const placeKey = ({ name, state, kind, countyFips }: Row) => [name, state, kind, countyFips].join('|')
const ownCensus = new Map(local['acs-places'].rows.map((row) => [placeKey(row), row]))
const cityCensus = new Map(local['acs-cities'].rows.map((row) => [placeKey(row), row]))
const counties = by(local['acs-counties'].rows, 'fips')
const limits = by(local['income-limits'].rows, 'fips')
const fmr = by(local.fmr.rows, 'fips')
const zips = by(local.zips.rows, 'zip')
const wages = by(local['min-wage'].rows, 'state')
const countyWages = by(local['county-min-wage'].rows, 'countyFips')
const listed = new Map(
  cities.cities.map((city: { name: string; state: string }) => [`${city.name} ${city.state}`, city]),
) as Map<
  string,
  {
    medianGrossRent: number | null
    rentSource?: string | null
    countyMedianGrossRent: number | null
    countyFips: string
  }
>
const countyRents = new Map([...listed.values()].map((city) => [city.countyFips, city.countyMedianGrossRent]))

export function sourceRowsOf(place: Place): SourceRows {
  const us = byPoint.get(pointKey(place.state, place.population, place.lat, place.lng))
  if (!us) throw new Error(`no source row for ${place.slug}`)
  return rowsOf(us)
}

export function rowsOf(us: UsPlace, isNeighbor = false): SourceRows {
  const codes = local.places.rows[us.index] ?? {}
  const isNewYork = us.name === 'New York' && us.state === 'NY'
  const county = isNewYork ? undefined : counties.get(codes.acsCountyFips)
  const state = states.states.find(({ code }: { code: string }) => code === us.state)
  const own = listed.get(`${us.name} ${us.state}`)?.medianGrossRent ?? us.rent
  const ofCounty = countyRents.get(codes.countyFips ?? '') ?? (Number(county?.medianGrossRent) || null)
  const ofZips = (codes.zips ?? '')
    .split(' ')
    .map((zip) => zips.get(zip))
    .filter((row) => row !== undefined)
  return {
    us,
    codes,
    fmr: fmr.get(codes.fmrFips),
    ownCensus: ownCensus.get(placeKey(codes)),
    cityCensus: cityCensus.get(placeKey(codes)),
    county,
    limits: isNewYork ? undefined : limits.get(codes.acsCountyFips),
    wage: countyWages.get(codes.countyFips) ?? wages.get(us.state),
    laws: local['state-laws'].rows.filter((law) => law.state === us.state && law.confidence === 'high'),
    zips: ofZips,
    rent: own ?? standIn(ofCounty, ofZips, state?.medianGrossRent ?? 0),
    stateRent: state?.medianGrossRent ?? null,
    larger: isNeighbor ? null : largerThan(us),
  }
}

/** The county's, unless all ZIP codes lie on one side of it: then the nearest of them. Far too low ones do not count. */
function standIn(county: number | null, zips: Row[], stateRent: number) {
  const rents = zips
    .map((row) => Number(row.medianGrossRent))
    .filter((rent) => rent >= stateRent * 0.45 && rent > 0)
  if (county === null || rents.length === 0) return county
  const [least, most] = [Math.min(...rents), Math.max(...rents)]
  if (county < least * 0.97) return least
  return county > most * 1.03 ? most : county
}

/** The nearest city of 100,000 people or more that has more of them. */
function largerThan(us: UsPlace) {
  const found = all
    .filter(({ people }) => people > us.people && people >= 100_000)
    .map((other) => ({ us: other, miles: milesBetween(us, other) }))
  return found.sort((a, b) => a.miles - b.miles)[0] ?? null
}

/** Other places within so many miles, nearest first; of one with the same coordinates nobody knows where it lies. */
export function placesNear(us: UsPlace, miles: number) {
  const degrees = miles / 69
  return all
    .filter(({ lat }) => Math.abs(lat - us.lat) <= degrees * 1.01)
    .map((other) => ({ us: other, miles: milesBetween(us, other) }))
    .filter((near) => near.us !== us && near.miles > 0 && near.miles <= miles)
    .sort((a, b) => a.miles - b.miles)
}

const byState = Map.groupBy(all, ({ state }) => state)

export function placesIn(state: string) {
  return byState.get(state) ?? []
}

/** The census median of the place itself; null also where it is of other years than nearly all. */
export function medianRent(us: UsPlace) {
  const city = listed.get(`${us.name} ${us.state}`)
  if (city?.rentSource?.startsWith('acs2021')) return null
  return city?.medianGrossRent ?? us.rent
}

export function censusOf(us: UsPlace) {
  return ownCensus.get(placeKey(local.places.rows[us.index] ?? {}))
}

export function stateRentOf(state: string): number {
  return states.states.find(({ code }: { code: string }) => code === state)?.medianGrossRent ?? 0
}

/** Rows of the counties of a state, by the first digits of their codes. */
export function countiesBeside({ codes }: SourceRows) {
  const fips = (codes.acsCountyFips ?? '').slice(0, 2)
  return local['acs-counties'].rows.filter((row) => row.fips?.startsWith(fips))
}

export const agencyRows = local['housing-agencies'].rows

export function filingsAt({ codes }: SourceRows) {
  return local['eviction-filings'].rows.find(({ countyFips }) => countyFips === codes.countyFips)
}

export function milesBetween(a: UsPlace, b: UsPlace) {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 2 * 3958.7613 * Math.asin(Math.sqrt(h))
}

function pointKey(state: string, people: number, lat: number, lng: number) {
  return [state, people, lat, lng].join(' ')
}
