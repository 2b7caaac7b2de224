import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { FigureTable, SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './portrait.css?inline'
import headCss from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function Portrait({ heading, lead, topics, table, actions }: SectionProps['portrait']) {
  const text = letters(...topics.map((topic) => topic.text))
  const height = 200 + 75 * topics.length + 0.82 * text + 60 * (table?.rows.length ?? 0)
  return (
    <section className="section sunk" id="figures" {...tall(height)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="portrait" css={css} layer="page" />
      <div className="wrap split">
        <div>
          <h2>{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <div>
          <dl className="portrait">
            {topics.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {table && <Beside {...table} />}
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}

function Beside({ caption, columns, rows }: FigureTable) {
  const words = useWords(placesWords)
  return (
    <table className="besides">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{words.town}</span>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, detail, cells }) => (
          <tr key={name}>
            <th scope="row">
              {detail ? `${name} ` : name}
              {detail && <small>{detail}</small>}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
