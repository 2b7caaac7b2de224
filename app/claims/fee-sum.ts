/** Dollars, dollars for each further adult, months of rent; and never less than `least`. */
export type FeeSum = { dollars: number; perAdult: number; months: number; least: number }

export function feeAmount({ dollars, perAdult, months, least }: FeeSum, rent: number, adults: number) {
  const amount = dollars + perAdult * (adults - 1) + months * rent
  return Math.round(Math.max(least, amount) * 100) / 100
}
