import css from './cost-line.css?inline'
import { Style } from './style.tsx'

type Item = { name: string; amount: string; due: string }
type Props = {
  costs: { line: string; items: Item[]; refund: string; terms: string }
  /** Where a line does not fit, as in the bar: the title alone. */
  isShort?: boolean
}

/** What an offer costs, calmly: one line beside it, every payment one tap away. */
export function CostLine({ costs, isShort = false }: Props) {
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
      <div>
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
