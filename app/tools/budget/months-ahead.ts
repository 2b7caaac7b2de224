export type Monthly = { income: number; rent: number; bills: number; loan: Loan }
export type Loan = { amount: number; payment: number; count: number }
export type Month = { number: number; comesIn: number; goesOut: number; left: number }

export const monthCount = 6

/** What is left at the end of each month, from what is left after day one. The first month's rent is paid by then. */
export function monthsAhead({ income, rent, bills, loan }: Monthly, afterDayOne: number): Month[] {
  let left = afterDayOne
  return Array.from({ length: monthCount }, (_, index) => {
    const number = index + 1
    // How often is not always known yet: until then, every month.
    const payment = loan.count === 0 || number <= loan.count ? loan.payment : 0
    const goesOut = (number === 1 ? 0 : rent) + bills + payment
    left += income - goesOut
    return { number, comesIn: income, goesOut, left }
  })
}

/** What a month leaves or lacks in the long run: without a loan that is paid back by then. */
export function eachMonth({ income, rent, bills, loan }: Monthly) {
  return income - rent - bills - (loan.count === 0 ? loan.payment : 0)
}

export type PayingMonths = { lack: number; from: number; until: number }

/**
 * The months that lack something while the loan is paid back; null where none does. The rent of the first is paid on
 * day one, so they begin with the second, unless there is one payment only.
 */
export function payingMonths(monthly: Monthly): PayingMonths | null {
  const { count: until, payment } = monthly.loan
  const from = Math.min(2, until)
  const month = monthsAhead(monthly, 0)[from - 1]
  return month && payment > 0 && month.goesOut > month.comesIn
    ? { lack: month.goesOut - month.comesIn, from, until }
    : null
}

/** What a loan takes back in all, and how much of that is its price. Null until the lender has said both numbers. */
export function loanCost({ amount, payment, count }: Loan) {
  if (amount === 0 || payment === 0 || count === 0) return null
  const repaid = payment * count
  return { repaid, price: repaid - amount }
}
