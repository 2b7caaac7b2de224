import css from './cost-line.css?inline'
import { useWords } from './language.ts'
import { PageLink } from './page-link.tsx'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

type Item = { name: string; amount: string; due: string }
type Props = {
  costs: { line: string; items: Item[]; refund: string; terms: string }
  /** Where a line does not fit, as in the bar: the title alone. */
  isShort?: boolean
  /** Of its list, for links from further down. */
  id?: string
}

/** What an offer costs, calmly: one line beside it, every payment one tap away. */
export function CostLine({ costs, isShort = false, id }: Props) {
  const { line, items, refund, terms } = costs
  const words = useWords(uiWords)
  return (
    <details className="costs">
      <Style name="cost-line" css={css} />
      <summary>
        {isShort ? (
          words.costs
        ) : (
          <>
            <strong>{words.whatItCosts}</strong> {line} <u>{words.everyPayment}</u>
          </>
        )}
      </summary>
      <div id={id}>
        <dl>
          {items.map(({ name, amount, due }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{words.payment(amount)}</strong> {due}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {refund} <PageLink href={terms}>{words.allTerms}</PageLink>
        </p>
      </div>
    </details>
  )
}

/** The line alone. A browser opens the list when one follows the link to it. */
export function CostAgain({ line, list }: { line: string; list: string }) {
  const words = useWords(uiWords)
  return (
    <p className="costs">
      <Style name="cost-line" css={css} />
      <strong>{words.whatItCosts}</strong> {line} <PageLink href={list}>{words.everyPayment}</PageLink>
    </p>
  )
}
