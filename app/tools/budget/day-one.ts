import { type FeeSum, feeAmount } from '../../claims/fee-sum.ts'

/** One thing to pay until the door opens. Without a sum it is told in words and left out. */
export type CostLine = {
  name: string
  note: string
  link?: { label: string; href: string }
  to: 'landlord' | 'us' | 'others'
  sum: FeeSum | null
  words?: string
}

/** In cents throughout: no sum may be off by a rounded part. */
export type Home = { rent: number; adults: number }

export function lineCents({ sum }: Pick<CostLine, 'sum'>, { rent, adults }: Home): number {
  return sum ? Math.round(feeAmount(sum, rent / 100, adults) * 100) : 0
}

export function totalCents(lines: readonly CostLine[], home: Home): number {
  return lines.reduce((total, line) => total + lineCents(line, home), 0)
}

/** The highest rent in whole dollars, up to the one asked, with which day one costs no more than there is. Null: none. */
export function largestRent(
  lines: readonly CostLine[],
  { rent, adults }: Home,
  cents: number,
): number | null {
  const fits = (dollars: number) => totalCents(lines, { rent: dollars * 100, adults }) <= cents
  if (!fits(0)) return null
  let low = 0
  let high = Math.floor(rent / 100)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low * 100
}

export function months(count: number): FeeSum {
  return { dollars: 0, perAdult: 0, months: count, least: 0 }
}

export function fixed(cents: number): FeeSum {
  return { dollars: cents / 100, perAdult: 0, months: 0, least: 0 }
}
