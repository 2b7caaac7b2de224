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

/** What a loan takes back in all, and how much of that is its price. Null until the lender has said both numbers. */
export function loanCost({ amount, payment, count }: Loan) {
  if (amount === 0 || payment === 0 || count === 0) return null
  const repaid = payment * count
  return { repaid, price: repaid - amount }
}
