/** Dollars, dollars for each further adult, months of rent; and never less than `least`. */
export type FeeSum = { dollars: number; perAdult: number; months: number; least: number }

export function feeAmount({ dollars, perAdult, months, least }: FeeSum, rent: number, adults: number) {
  const amount = dollars + perAdult * (adults - 1) + months * rent
  return Math.round(Math.max(least, amount) * 100) / 100
}

/** A fee as one reads it. */
export type FeeTerms = {
  /** In the words of the cost line: '$300 per adult', 'one month’s rent'. */
  price: string
  due: string
  /** Beside the price in words, which says already how it is reckoned. */
  dueAlone?: string
  /** Null where the words for the price are no amount: such a fee is told and left out of the sum. */
  sum: FeeSum | null
}

/** Where it is paid in other parts by one adult, by two, by more. */
export type ByAdults = { byAdults?: { one: FeeTerms; two: FeeTerms; more: FeeTerms } }

/** What a fee is for so many adults. */
export function termsFor(fee: FeeTerms & ByAdults, adults: number): FeeTerms {
  if (!fee.byAdults) return fee
  const { one, two, more } = fee.byAdults
  if (adults > 2) return more
  return adults === 2 ? two : one
}
