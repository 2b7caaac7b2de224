import { useWords } from '../../ui/language.ts'
import { budgetWords } from './budget-words.ts'
import { money } from './cents.ts'
import type { Loan, loanCost } from './months-ahead.ts'

type Props = { loan: Loan; cost: ReturnType<typeof loanCost>; fundingWords: string }

/** Only what the lender has said; nothing is guessed. */
export function LoanPart({ loan, cost, fundingWords }: Props) {
  const words = useWords(budgetWords).loan
  return (
    <div className="loan">
      <h3>{words.heading}</h3>
      {loan.amount > 0 && <p>{sumOf(loan, cost, words)}</p>}
      <p className="small">{fundingWords}</p>
    </div>
  )
}

function sumOf(
  { amount, payment, count }: Loan,
  cost: Props['cost'],
  { unknown, lessThanBorrowed, costs }: (typeof budgetWords)['en']['loan'],
) {
  if (!cost) return unknown(money(amount))
  const repaid = { amount: money(amount), payment: money(payment), count, repaid: money(cost.repaid) }
  return cost.price < 0 ? lessThanBorrowed(repaid) : costs(repaid, money(cost.price))
}
