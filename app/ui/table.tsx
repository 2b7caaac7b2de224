import { type ReactNode, useId } from 'react'
import { Style } from './style.tsx'
import css from './table.css?inline'

type Column = { label: string; align?: 'start' | 'end' }
type Row = { key: string; cells: ReactNode[] }
type TableProps = {
  caption: string
  columns: Column[]
  rows: Row[]
  hideCaption?: boolean
  /** On a phone each row is a block, with the names of the columns before its cells. */
  stacks?: boolean
}

/** The first cell of a row names the row. Wider than the screen, it scrolls by touch, wheel and arrow keys. */
export function Table({ caption, columns, rows, hideCaption = false, stacks = false }: TableProps) {
  const captionId = useId()
  const alignOf = (index: number) => (columns[index]?.align === 'end' ? 'end' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={stacks ? 'tabled stacks' : 'tabled'} tabIndex={0} aria-labelledby={captionId}>
      <Style name="table" css={css} />
      <table>
        <caption id={captionId}>{hideCaption ? <span className="hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={alignOf(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  className={alignOf(index + 1)}
                  data-label={stacks ? columns[index + 1]?.label : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
