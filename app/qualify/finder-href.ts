import { amountsIn } from './amounts-in.ts'
import type { Answers } from './answers.ts'

/** The rent finder, with the budget where one was given: of '$1,000 - $1,500' the most one could pay. */
export function finderHref({ rentBudget }: Pick<Answers, 'rentBudget'>) {
  const most = Math.max(0, ...amountsIn(rentBudget))
  return most > 0 ? `/rent-finder?rent=${most}` : '/rent-finder'
}
