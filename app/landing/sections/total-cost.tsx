import { CardStyle } from '../../ui/card.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { partsWords } from '../parts-words.ts'
import type { SectionProps } from '../sections.ts'
import css from './total-cost.css?inline'

/** Every fee on one sheet: how much, when, and what comes back. */
export function TotalCost({ fees, note }: SectionProps['totalCost']) {
  const { totalCost: words } = useWords(partsWords)
  return (
    <section className="section" id="cost">
      <Style name="total-cost" css={css} layer="page" />
      <CardStyle />
      <div className="wrap">
        <div className="card bill">
          <h2>{words.heading}</h2>
          <ol>
            {fees.map(({ name, amount, due, comesBack }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className="price">{amount}</p>
                <dl>
                  <dt>{words.when}</dt>
                  <dd>{due}</dd>
                  <dt>{words.comesBack}</dt>
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
