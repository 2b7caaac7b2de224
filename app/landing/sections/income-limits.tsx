import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { LimitTable, SectionProps } from '../sections.ts'
import css from './income-limits.css?inline'
import headCss from './section-head.css?inline'

export function IncomeLimits({ heading, lead, table, missing, note }: SectionProps['incomeLimits']) {
  return (
    <section className="section sunk" id="low-income">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="income-limits" css={css} layer="page" />
      <div className="wrap split ladder">
        <div>
          <h2>{heading}</h2>
          {lead.map((sentence) => (
            <p key={sentence} className="soft">
              {sentence}
            </p>
          ))}
        </div>
        <div>
          {table ? <Ladder {...table} /> : <p className="missing">{missing}</p>}
          <p className="fine">{note}</p>
        </div>
      </div>
    </section>
  )
}

function Ladder({ caption, columns, rows }: LimitTable) {
  const words = useWords(placesWords)
  return (
    <table>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.atHome}</th>
          {columns.map(({ name, line }) => (
            <th scope="col" key={name}>
              {`${name} `}
              <small>{line}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ people, amounts }) => (
          <tr key={people}>
            <th scope="row">{people}</th>
            {amounts.map((amount, column) => (
              <td key={columns[column]?.name}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
