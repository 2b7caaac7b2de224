import type { Language } from '../../platform/language.ts'
import { budgetWords } from './budget-words.ts'
import { money } from './cents.ts'
import { type CostLine, largestRent, totalCents } from './day-one.ts'
import type { Reckoning } from './reckoning.ts'

/** Not worth a line of its own. */
const smallestRent = 100_00

/** What somebody can do about it, the nearest first. Plain, and nothing that is not in the sums. */
export function cutsFor(
  { home, lines, total, have, left, months, eachMonth, payingMonths, loan }: Reckoning,
  language: Language = 'en',
): string[] {
  const words = budgetWords[language].cuts
  const cuts: string[] = []
  if (left !== null && have !== null && left < 0) {
    cuts.push(words.short(money(-left)))
    const fits = largestRent(lines, home, have)
    if (fits && fits >= smallestRent) cuts.push(words.rentThatFits(money(fits), loan.amount > 0))
    cuts.push(words.inParts)
  }
  const isShort = (left ?? 0) < 0 || eachMonth < 0 || months.some((month) => month.left < 0)
  const ours = centsTo('us', lines, home)
  if (ours > 0 && isShort) cuts.push(words.ourFees(money(ours), money(total)))
  if (eachMonth < 0) cuts.push(words.eachMonth(money(-eachMonth)))
  if (payingMonths) {
    const { lack, from, until } = payingMonths
    cuts.push(words.whilePaying(money(lack), { from, until }, eachMonth >= 0))
  }
  if (eachMonth < 0) {
    // While the loan is paid back too, unless that is over before a rent is due.
    const fits = home.rent - Math.max(-eachMonth, loan.count > 1 ? (payingMonths?.lack ?? 0) : 0)
    if (fits >= smallestRent) cuts.push(words.rentOfIncome(money(fits)))
  }
  if (isShort) cuts.push(words.call)
  else if (left !== null && left > 0) cuts.push(words.keep(money(left)))
  if (loan.amount > 0 && left !== null && left >= loan.amount) cuts.push(words.withoutLoan)
  return cuts
}

function centsTo(whom: CostLine['to'], lines: readonly CostLine[], home: Reckoning['home']) {
  return totalCents(
    lines.filter(({ to }) => to === whom),
    home,
  )
}
