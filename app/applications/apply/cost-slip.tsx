import { LyingKey } from '../../ui/art/keys.tsx'
import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { applyWords } from './apply-words.ts'
import css from './cost-slip.css?inline'
import type { ProgramCosts, Slip } from './slip.ts'

type Props = { costs: ProgramCosts; slip: Slip; adults: number; place: string }

/** What the chosen program costs, on a slip of paper; on a phone it folds into one bar. */
export function CostSlip({ costs, slip, adults, place }: Props) {
  const { name, besides, refund, terms } = costs
  const { slip: words } = useWords(applyWords)
  return (
    <details>
      <Style name="cost-slip" css={css} layer="page" />
      <summary>
        <span>{words.nothingNow}</span>
        <b>{words.title}</b>
      </summary>
      <section className="slip" aria-label={words.title}>
        <div className="band">
          <LyingKey />
        </div>
        <header>
          <h3>{place || words.title}</h3>
          <p>{words.about(name, adults)}</p>
        </header>
        <dl>
          <div className="nowpay">
            <dt>
              {words.today}
              <small>{words.noCard}</small>
            </dt>
            <dd>{words.nothing}</dd>
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
            <dt>{words.total}</dt>
            <dd>{slip.total}</dd>
          </div>
        </dl>
        <ul className="fine">
          {besides.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{words.refund(refund, <PageLink href={terms}>{words.terms}</PageLink>)}</li>
        </ul>
      </section>
    </details>
  )
}
