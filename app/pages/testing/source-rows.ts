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
type UsPlace = {
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
) as Map<string, { medianGrossRent: number | null; countyMedianGrossRent: number | null; countyFips: string }>
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

function milesBetween(a: UsPlace, b: UsPlace) {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 2 * 3958.7613 * Math.asin(Math.sqrt(h))
}

function pointKey(state: string, people: number, lat: number, lng: number) {
  return [state, people, lat, lng].join(' ')
}
