import { CardStyle } from '../../ui/card.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './total-cost.css?inline'

/** Every fee on one sheet: how much, when, and what comes back. */
export function TotalCost({ fees, note }: SectionProps['totalCost']) {
  return (
    <section className="section" id="cost">
      <Style name="total-cost" css={css} layer="page" />
      <CardStyle />
      <div className="wrap">
        <div className="card bill">
          <h2>What it costs in total</h2>
          <ol>
            {fees.map(({ name, amount, due, comesBack }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className="price">{amount}</p>
                <dl>
                  <dt>When</dt>
                  <dd>{due}</dd>
                  <dt>Comes back</dt>
                  <dd>{comesBack}</dd>
                </dl>
              </li>
            ))}
          </ol>
          <p className="small soft">{note}</p>
        </div>
      </div>
    </section>
  )
}
