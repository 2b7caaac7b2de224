import { dollars, milesText } from '../../../platform/us-number.ts'

type Fair = { bedrooms: number; place: string; rent: number; source: string }
type Town = { name: string; miles: number; direction: string | null; rent: number; source: string }

/** The income set against the rent, in whole sentences. */
export const words = {
  /** Null where the income is open below, or above. */
  carried: (least: number | null, most: number | null) =>
    `30% of that income is ${span(least, most)} a month.`,
  fair: ({ bedrooms, place, rent, source }: Fair) =>
    `The fair rent for ${size(bedrooms)} in ${place} is ${dollars(rent)} (${source}).`,
  enough: 'The income carries it.',
  askIncome: 'Ask for the exact income: it may carry it.',
  askSecond: 'Ask about a second income.',
  askSecondOr: ({ name, miles, direction, rent, source }: Town) =>
    `Ask about a second income, or about ${name}, ${way(miles, direction)}, where the median rent is ${dollars(rent)} (${source}).`,
}

function span(least: number | null, most: number | null) {
  if (most === null) return `over ${dollars(least ?? 0)}`
  return least === null ? `below ${dollars(most)}` : `${dollars(least)}-${dollars(most)}`
}

function size(bedrooms: number) {
  if (bedrooms === 0) return 'a studio'
  return bedrooms === 1 ? 'one bedroom' : `${bedrooms} bedrooms`
}

function way(miles: number, direction: string | null) {
  if (miles === 0) return 'beside it'
  return direction ? `${milesText(miles)} ${direction}` : milesText(miles)
}
