import { dollars, milesText } from '../../platform/us-number.ts'

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
  const size = bedrooms === 0 ? 'a studio' : bedrooms === 1 ? 'one bedroom' : `${bedrooms} bedrooms`
  const first = `30% of that income is ${carried.words} a month. The fair rent for ${size} in ${rent.place} is ${dollars(rent.fairRent)} (${rent.fairRentSource}).`
  if (carried.most !== null && rent.fairRent > carried.most) return `${first} ${adviceOf(rent.cheaper)}`
  if (carried.least >= rent.fairRent) return `${first} The income carries it.`
  return `${first} Ask for the exact income: it may carry it. ${adviceOf(rent.cheaper)}`
}

function carriedBy(income: string | null, { low, high }: Bands) {
  const part = (amount: number) => Math.round(amount * share)
  if (income === 'below2500') return { words: `below ${dollars(part(low))}`, least: 0, most: part(low) }
  if (income === '2500-4000')
    return { words: `${dollars(part(low))}-${dollars(part(high))}`, least: part(low), most: part(high) }
  if (income === 'above4000') return { words: `over ${dollars(part(high))}`, least: part(high), most: null }
  return null
}

function adviceOf(cheaper: LocalRent['cheaper']) {
  if (!cheaper) return 'Ask about a second income.'
  const way = [milesText(cheaper.miles), cheaper.direction].filter(Boolean).join(' ')
  return `Ask about a second income, or about ${cheaper.name}, ${way}, where the median rent is ${dollars(cheaper.rent)} (${cheaper.source}).`
}
