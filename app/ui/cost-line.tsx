import css from './cost-line.css?inline'
import { Style } from './style.tsx'

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
  return (
    <details className="costs">
      <Style name="cost-line" css={css} />
      <summary>
        {isShort ? (
          'Costs'
        ) : (
          <>
            <strong>What it costs:</strong> {line} <u>Every payment</u>
          </>
        )}
      </summary>
      <div id={id}>
        <dl>
          {items.map(({ name, amount, due }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{amount}.</strong> {due}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {refund} <a href={terms}>All terms</a>
        </p>
      </div>
    </details>
  )
}

/** The line alone. A browser opens the list when one follows the link to it. */
export function CostAgain({ line, list }: { line: string; list: string }) {
  return (
    <p className="costs">
      <Style name="cost-line" css={css} />
      <strong>What it costs:</strong> {line} <a href={list}>Every payment</a>
    </p>
  )
}
