import { keepLast } from '../platform/keep-last.ts'
import { openTableFile } from '../platform/table-file.ts'
import { type Fact, factOf, type Whose } from './fact.ts'
import { datedSource, sources } from './source.ts'

const table = openTableFile('local/counties.tsv')

/** Of a county; the census gives some of these for no smaller place. */
export type CountyFacts = {
  name: string
  income: Fact | null
  rent: Fact | null
  /** Share of households that rent. */
  renters: Fact | null
  /** Share of renting households that pay half of their income or more. */
  payingHalf: Fact | null
  /** Share of workers who drive alone. */
  driveAlone: Fact | null
  /** Of those, the share that drives for half an hour or more. */
  longDrive: Fact | null
  broadband: Fact | null
}

/** Households of one to four people. */
export type FourLimits = readonly [Fact, Fact, Fact, Fact]
export type IncomeLimits = {
  medianFamilyIncome: Fact
  extremelyLow: FourLimits
  veryLow: FourLimits
  low: FourLimits
}

/** Filings in court, not evictions carried out, of the newest year on file for the county. */
export type EvictionFilings = { filings: Fact; per100Renters: Fact }

export const countyFacts = keepLast((code: string): CountyFacts | null => {
  const cells = table.find(code)
  if (!cells) return null
  const [, name = '', income, rent, renters, payingHalf, driveAlone, longDrive, broadband] = cells
  if (!name) return null
  const fact = (cell: string | undefined) => factOf(cell, whose(name), sources.counties)
  return {
    name,
    income: fact(income),
    rent: fact(rent),
    renters: fact(renters),
    payingHalf: fact(payingHalf),
    driveAlone: fact(driveAlone),
    longDrive: fact(longDrive),
    broadband: fact(broadband),
  }
})

/** Null where HUD sets them by town, in parts of New England. */
export function incomeLimits(code: string): IncomeLimits | null {
  const [, name = '', ...cells] = table.find(code) ?? []
  const [medianFamilyIncome, ...limits] = cells
    .slice(10)
    .map((cell) => factOf(cell, whose(name), sources.incomeLimits))
  const [extremelyLow, veryLow, low] = [0, 4, 8].map((from) => four(limits.slice(from, from + 4)))
  if (!medianFamilyIncome || !extremelyLow || !veryLow || !low) return null
  return { medianFamilyIncome, extremelyLow, veryLow, low }
}

function four([one, two, three, last]: (Fact | null)[]): FourLimits | null {
  return one && two && three && last ? [one, two, three, last] : null
}

export const evictionFilings = keepLast((code: string): EvictionFilings | null => {
  const cells = table.find(code)
  const [, name = '', , , , , , , , year, filings, rate] = cells ?? []
  if (!year) return null
  const source = datedSource('Eviction Lab, Princeton University, court filings', 'Eviction Lab', year)
  const fact = (cell: string | undefined) => factOf(cell, whose(name), source)
  const [count, per100Renters] = [fact(filings), fact(rate)]
  return count && per100Renters ? { filings: count, per100Renters } : null
})

function whose(name: string): Whose {
  return { kind: 'county', name }
}

/** Of all counties of a state, in order, for saying where one of them stands. */
export type CountyStandings = { payingHalf: Float32Array; longDrive: Float32Array }

let standings: Map<string, CountyStandings> | undefined

/** Counties of the state in which the county of that code lies: 3,150 rows are read once, 25 KB are kept. */
export function countyStandings(code: string): CountyStandings | null {
  standings ??= readStandings()
  return standings.get(stateOf(code)) ?? null
}

function readStandings() {
  const rows = Array.from({ length: table.length }, (_, row) => table.row(row))
  const ordered = (column: number, group: string[][]) =>
    Float32Array.from(group.flatMap((cells) => (cells[column] ? [Number(cells[column])] : []))).sort()
  return new Map(
    [...Map.groupBy(rows, ([code = '']) => stateOf(code))].map(([state, group]) => [
      state,
      { payingHalf: ordered(5, group), longDrive: ordered(7, group) },
    ]),
  )
}

/** The first two digits of a county's code are its state. */
function stateOf(code: string) {
  return code.slice(0, 2)
}
