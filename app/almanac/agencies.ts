import { numberOrNull } from '../platform/table.ts'
import { openTableFile } from '../platform/table-file.ts'
import { type PlaceKey, placeRow } from './place-row.ts'
import { type Source, sourceOfDay } from './source.ts'

const table = openTableFile('local/agencies.tsv')

/** A public housing agency: who gives vouchers and public housing. */
export type HousingAgency = {
  name: string
  program: 'public housing' | 'vouchers' | 'public housing and vouchers'
  city: string
  state: string
  phone: string
  /** Of the town of the office; null where that town has no page. */
  point: { lat: number; lng: number } | null
  /** The row of that town among the places: some towns share their coordinates with another. */
  town: number | null
  isInCounty: boolean
  source: Source
}

/** Offices in the county of a place; New York's county is not one. */
export function agenciesInCounty(place: PlaceKey): HousingAgency[] {
  const { county } = placeRow(place)
  if (!county) return []
  return table.findAll(county).map((cells) => agencyOf(cells, true))
}

/** Every office in a state. */
export function agenciesIn(state: string): HousingAgency[] {
  return table.search(`\t${state}\t`).map((row) => agencyOf(table.row(row), false))
}

/** Every office whose town is known, for finding the nearest. Read once; the caller keeps what it needs. */
export function locatedAgencies(): (HousingAgency & { point: { lat: number; lng: number } })[] {
  return Array.from({ length: table.length }, (_, row) => agencyOf(table.row(row), false)).flatMap(
    (agency) => (agency.point ? [{ ...agency, point: agency.point }] : []),
  )
}

function agencyOf(cells: string[], isInCounty: boolean): HousingAgency {
  const [, state = '', name = '', program = '', city = '', phone = '', asOf = '', lat, lng, town] = cells
  return {
    name,
    program: programs[program] ?? 'public housing',
    city: city.replace(/,$/, ''),
    state,
    phone,
    point: lat && lng ? { lat: Number(lat), lng: Number(lng) } : null,
    town: numberOrNull(town),
    isInCounty,
    source: listOf(asOf),
  }
}

const lists = new Map<string, Source>()

/** HUD's list as of a day: all offices have the same. */
function listOf(asOf: string) {
  const known = lists.get(asOf) ?? sourceOfDay('HUD, list of public housing agencies', 'HUD', asOf)
  lists.set(asOf, known)
  return known
}

const programs: Record<string, HousingAgency['program']> = {
  'Low-Rent': 'public housing',
  'Section 8': 'vouchers',
  Combined: 'public housing and vouchers',
}
