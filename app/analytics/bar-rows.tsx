import { useId } from 'react'
import { grouped } from '../platform/us-number.ts'
import { Style } from '../ui/style.tsx'
import css from './charts.css?inline'

type Bar = { label: string; count: number; note?: string }
type Props = { title: string; description: string; bars: Bar[] }

const rowHeight = 46
const barHeight = 12
const maxLabel = 34

/** Lying bars, each with its name and its number above it. Widths are percentages: it fits any screen. */
export function BarRows({ title, description, bars }: Props) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <Style name="charts" css={css} layer="page" />
      <svg
        className="chart"
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        width="100%"
        height={bars.length * rowHeight}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {bars.map(({ label, count, note }, index) => {
          const top = index * rowHeight
          return (
            <g key={label}>
              <text y={top + 17}>{shortened(label)}</text>
              <text className="figure" x="100%" y={top + 17} textAnchor="end">
                {note && <tspan className="note">{note} </tspan>}
                {grouped(count)}
              </text>
              <rect className="track" y={top + 25} width="100%" height={barHeight} rx="2" />
              <rect
                className="bar"
                y={top + 25}
                width={`${(100 * count) / most}%`}
                height={barHeight}
                rx="2"
              />
            </g>
          )
        })}
      </svg>
    </>
  )
}

/** Addresses tell most at their ends. */
function shortened(label: string) {
  if (label.length <= maxLabel) return label
  return `${label.slice(0, maxLabel - 16)}…${label.slice(-15)}`
}
