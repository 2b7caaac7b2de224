import { LyingKey } from '../../ui/art/keys.tsx'
import { Style } from '../../ui/style.tsx'
import css from './cost-slip.css?inline'
import { adultsWords, type ProgramCosts, type Slip } from './program-costs.ts'

type Props = { costs: ProgramCosts; slip: Slip; adults: number; place: string }

/** What the chosen program costs, on a slip of paper; on a phone it folds into one bar. */
export function CostSlip({ costs, slip, adults, place }: Props) {
  const { name, besides, refund, terms } = costs
  return (
    <details>
      <Style name="cost-slip" css={css} layer="page" />
      <summary>
        <span>Nothing to pay now</span>
        <b>What it costs</b>
      </summary>
      <section className="slip" aria-label="What it costs">
        <div className="band">
          <LyingKey />
        </div>
        <header>
          <h3>{place || 'What it costs'}</h3>
          <p>
            {name}, {adultsWords(adults)}
          </p>
        </header>
        <dl aria-live="polite">
          <div className="nowpay">
            <dt>
              Today, with this form
              <small>no card, nothing to sign</small>
            </dt>
            <dd>Nothing</dd>
          </div>
          {slip.lines.map((line) => (
            <div key={line.name}>
              <dt>
                {line.name}
                <small>{line.due}</small>
              </dt>
              <dd>{line.amount}</dd>
            </div>
          ))}
          <div className="sum">
            <dt>To us, together</dt>
            <dd>{slip.total}</dd>
          </div>
        </dl>
        <ul className="fine">
          {besides.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            {refund} Approval is not guaranteed. <a href={terms}>All terms</a>
          </li>
        </ul>
      </section>
    </details>
  )
}
