import { amountIn } from '../platform/us-number.ts'
import type { Answers } from './answers.ts'

/** The rent finder, with the budget where one was given: of '$1,000 - $1,500' the most one could pay. */
export function finderHref({ rentBudget }: Pick<Answers, 'rentBudget'>) {
  const most = Math.max(
    0,
    ...Array.from(rentBudget.matchAll(/\d[\d,]{0,12}/g), ([amount]) => amountIn(amount)),
  )
  return most > 0 ? `/rent-finder?rent=${most}` : '/rent-finder'
}
