import { rentSumWords } from './rent-sum-words.ts'

/** What is known of rents where somebody wants to live; each figure with its source and year. */
export type LocalRent = {
  place: string
  fairRent: number
  fairRentSource: string
  cheaper: { name: string; miles: number; direction: string | null; rent: number; source: string } | null
}

type Bands = { low: number; high: number }

/** The share of an income that a rent should not exceed, as HUD reckons it. */
const share = 0.3

/** The income set against the rent: what the owner would reckon before a call. Null for an unknown band. */
export function rentSum(income: string | null, bedrooms: number, bands: Bands, rent: LocalRent) {
  const carried = carriedBy(income, bands)
  if (!carried) return null
  const words = rentSumWords.en
  const { place, fairRent, fairRentSource: source, cheaper } = rent
  const sums = [
    words.carried(carried.least, carried.most),
    words.fair({ bedrooms, place, rent: fairRent, source }),
  ]
  const advice = cheaper ? words.askSecondOr(cheaper) : words.askSecond
  if (carried.most !== null && fairRent > carried.most) return [...sums, advice].join(' ')
  if ((carried.least ?? 0) >= fairRent) return [...sums, words.enough].join(' ')
  return [...sums, words.askIncome, advice].join(' ')
}

function carriedBy(income: string | null, { low, high }: Bands) {
  const part = (amount: number) => Math.round(amount * share)
  if (income === 'below2500') return { least: null, most: part(low) }
  if (income === '2500-4000') return { least: part(low), most: part(high) }
  if (income === 'above4000') return { least: part(high), most: null }
  return null
}
