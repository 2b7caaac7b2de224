import type { Fact } from '../../almanac/fact.ts'
import { type Bedrooms, bedroomCounts, type FairRents } from '../../almanac/fair-rents.ts'
import type { RentRow } from '../../landing/sections.ts'
import { dollars, grouped } from '../../platform/us-number.ts'

/** Rent counts as carried when it takes this share of the income before tax: the 30 % rule. */
const carriedTenths = 3
const carriedShare = carriedTenths / 10
/** Many landlords ask for this many times the rent: the 3 × rule. */
const timesTheRent = 3
const hoursInAWeek = 40
/** Full time, in a month: 40 hours, 52 weeks. */
export const fullTimeHours = Math.round((hoursInAWeek * 52) / 12)

export function fairRentRows(
  { byBedrooms }: FairRents,
  wage: Fact | null,
  labels: Readonly<Record<Bedrooms, string>>,
): RentRow[] {
  const most = Math.max(...bedroomCounts.map((bedrooms) => byBedrooms[bedrooms].value))
  return bedroomCounts.map((bedrooms) =>
    rentRow(labels[bedrooms], byBedrooms[bedrooms], wage, most, bedrooms),
  )
}

/** A town without fair rents has one row: what renters pay. */
export function rentRow(
  label: string,
  rent: Fact,
  wage: Fact | null,
  most = rent.value,
  bedrooms: number | null = null,
): RentRow {
  return {
    label,
    bedrooms,
    rent,
    share: percentOf(rent.value, most),
    byShare: dollars(incomeByShare(rent.value)),
    byTimes: dollars(incomeByTimes(rent.value)),
    hours: wage && grouped(hoursFor(rent.value, wage.value)),
  }
}

/** Dollars a month before tax. */
export function incomeByShare(rent: number) {
  return Math.ceil(rent / carriedShare)
}

export function incomeByTimes(rent: number) {
  return rent * timesTheRent
}

/** Hours of work a month until the rent takes no more than its share. */
export function hoursFor(rent: number, wage: number) {
  // In whole numbers: the share and the wage, each off by a hair as a binary fraction, made 401 hours of 400.
  return Math.ceil((rent * 1000) / (Math.round(wage * 100) * carriedTenths))
}

/** Dollars an hour, full time, until the rent takes no more than its share. */
export function wageFor(rent: number) {
  return Math.ceil(((rent * 12) / carriedShare / (hoursInAWeek * 52)) * 100) / 100
}

/** The rent that full-time work at this wage carries. */
export function carriedByWage(wage: number) {
  return carriedByIncome(wage * hoursInAWeek * 52)
}

/** Of an income of a year, the rent of a month. */
export function carriedByIncome(yearly: number) {
  return Math.floor((yearly * carriedShare) / 12)
}

/** With one digit behind the point: more would be bytes nobody sees. */
export function percentOf(part: number, whole: number) {
  return Math.round((part / whole) * 1000) / 10
}
