import { Style } from './style.tsx'
import css from './ticks.css?inline'

export function Ticks({ items }: { items: string[] }) {
  return (
    <ul className="ticks">
      <Style name="ticks" css={css} />
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
