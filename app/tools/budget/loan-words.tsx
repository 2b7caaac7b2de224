import { money } from './cents.ts'
import type { Loan, loanCost } from './months-ahead.ts'

type Props = { loan: Loan; cost: ReturnType<typeof loanCost>; fundingWords: string }

/** Only what the lender has said; nothing is guessed. */
export function LoanWords({ loan, cost, fundingWords }: Props) {
  return (
    <div className="loan">
      <h3>About loans</h3>
      {loan.amount > 0 && <p>{sumOf(loan, cost)}</p>}
      <p className="small">{fundingWords}</p>
    </div>
  )
}

function sumOf({ amount, payment, count }: Loan, cost: Props['cost']) {
  if (!cost)
    return `You borrow ${money(amount)}. Ask the lender what you pay each month, and for how long. Until then this sum is not whole.`
  const back = `You borrow ${money(amount)}. You pay back ${money(payment)} ${count} times. That is ${money(cost.repaid)}.`
  if (cost.price < 0)
    return `${back} That is less than you borrow, so one of the numbers is wrong. Ask again.`
  return `${back} The loan costs you ${money(cost.price)}.`
}
