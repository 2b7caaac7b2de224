import { money } from './cents.ts'
import { type CostLine, largestRent, totalCents } from './day-one.ts'
import type { Reckoning } from './reckoning.ts'

/** Not worth a line of its own. */
const smallestRent = 100_00

/** What somebody can do about it, the nearest first. Plain, and nothing that is not in the sums. */
export function cutsFor({ home, lines, total, have, left, months, loan }: Reckoning): string[] {
  const cuts: string[] = []
  const [, second] = months
  const eachMonth = second ? second.comesIn - second.goesOut : 0
  if (left !== null && have !== null && left < 0) {
    cuts.push(`You are ${money(-left)} short on day one.`)
    const fits = largestRent(lines, home, have)
    if (fits && fits >= smallestRent)
      cuts.push(`With the cash you have, a rent of ${money(fits)} or less would fit.`)
    cuts.push('Ask the landlord to take the deposit in two or three parts. Get the answer in writing.')
  }
  const ours = centsTo('us', lines, home)
  if (ours > 0 && ((left ?? 0) < 0 || eachMonth < 0))
    cuts.push(
      `Our fees are ${money(ours)} of the ${money(total)}. Try it on your own first: the letters and the list of papers are free.`,
    )
  if (eachMonth < 0) {
    cuts.push(`Each month ${money(-eachMonth)} is missing. A loan does not fix that. It adds one more bill.`)
    const { rent } = home
    if (rent + eachMonth >= smallestRent)
      cuts.push(`With this income and these bills, a rent of ${money(rent + eachMonth)} would fit.`)
  }
  const isShort = (left !== null && left < 0) || eachMonth < 0
  if (isShort) cuts.push('Call 2-1-1. It is free. Ask who helps with a deposit or the first rent near you.')
  else if (left !== null && left > 0)
    cuts.push(`After day one you keep ${money(left)}. Leave it in the bank for the first bad month.`)
  if (loan.amount > 0 && left !== null && left >= loan.amount)
    cuts.push(`You would have enough on day one without the loan.`)
  return cuts
}

function centsTo(whom: CostLine['to'], lines: readonly CostLine[], home: Reckoning['home']) {
  return totalCents(
    lines.filter(({ to }) => to === whom),
    home,
  )
}
