import type { ReactNode } from 'react'
import { Style } from '../ui/style.tsx'
import css from './tick-list.css?inline'

/** `more` stands below the box and its label: it may hold links. */
type Item = { id: string; text: string; note?: string; more?: ReactNode }
type Props = {
  items: readonly Item[]
  ticked: readonly string[]
  onTick: (id: string, isTicked: boolean) => void
}

/** Boxes to tick, on the screen or with a pen. */
export function TickList({ items, ticked, onTick }: Props) {
  return (
    <ul className="tick-list">
      <Style name="tick-list" css={css} layer="page" />
      {items.map(({ id, text, note, more }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              name="ticked"
              value={id}
              checked={ticked.includes(id)}
              onChange={(event) => onTick(id, event.currentTarget.checked)}
            />
            <span>
              {text}
              {note && <small>{note}</small>}
            </span>
          </label>
          {more}
        </li>
      ))}
    </ul>
  )
}
