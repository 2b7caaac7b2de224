import { keepLast } from '../platform/keep-last.ts'
import { openTableFile } from '../platform/table-file.ts'

/** What the tables need to know of a place to find its rows. */
export type PlaceKey = { row: number; name: string; state: string; county: string }

/** Codes of the other tables, and the place's own figures as they are written. */
export type PlaceRow = {
  /** Code of the county of the lists of agencies and of evictions; '' for New York, which lies in five. */
  county: string
  /** Code of the county of the census and of HUD's limits: Connecticut's planning regions differ. */
  censusCounty: string
  fairRentArea: string
  metro: string
  zips: readonly string[]
  income: string
  renting: string
  built: string
  cityIncome: string
  cityRenters: string
  cityVacancy: string
  cityCommute: string
}

const table = openTableFile('local/places.tsv')

/** A page of a place asks for its row a dozen times. */
export function placeRow({ row }: Pick<PlaceKey, 'row'>): Readonly<PlaceRow> {
  return rowOf(row)
}

const rowOf = keepLast((row: number): Readonly<PlaceRow> => {
  const [
    ,
    ,
    county = '',
    censusCounty = '',
    fairRentArea = '',
    metro = '',
    zips = '',
    income = '',
    renting = '',
    built = '',
    cityIncome = '',
    cityRenters = '',
    cityVacancy = '',
    cityCommute = '',
  ] = table.row(row)
  return {
    county,
    censusCounty: censusCounty || county,
    fairRentArea: fairRentArea || county,
    metro,
    zips: zips ? zips.split(' ') : [],
    income,
    renting,
    built,
    cityIncome,
    cityRenters,
    cityVacancy,
    cityCommute,
  }
})

/** Of one cell, for whoever goes through all places. */
export function fairRentAreaOf({ row }: Pick<PlaceKey, 'row'>) {
  const [, , county = '', , fairRentArea] = table.row(row, 5)
  return fairRentArea || county
}

/** The places that have this ZIP code, by their rows, largest first. */
export function rowsWithZip(zip: string): number[] {
  if (!/^\d{5}$/.test(zip)) return []
  return table.search(zip).filter((row) => placeRow({ row }).zips.includes(zip))
}
