import { grouped } from '../platform/us-number.ts'
import { Chart, type ChartProps } from './chart.tsx'

type Bar = { label: string; count: number; note?: string }
type Props = ChartProps & { bars: Bar[] }

const rowHeight = 46
const barHeight = 12
const maxLabel = 34
/** Beside a note, on the narrowest phone. */
const maxNotedLabel = 28

/** Lying bars, each with its name and its number above it. Widths are percentages: it fits any screen. */
export function BarRows({ bars, ...words }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Chart {...words} height={bars.length * rowHeight}>
      {bars.map(({ label, count, note }, index) => {
        const top = index * rowHeight
        return (
          <g key={label}>
            <text y={top + 17}>{shortened(label, note ? maxNotedLabel : maxLabel)}</text>
            <text className="figure" x="100%" y={top + 17} textAnchor="end">
              {note && <tspan className="note">{note} </tspan>}
              {grouped(count)}
            </text>
            <rect className="track" y={top + 25} width="100%" height={barHeight} rx="2" />
            <rect className="bar" y={top + 25} width={`${(100 * count) / most}%`} height={barHeight} rx="2" />
          </g>
        )
      })}
    </Chart>
  )
}

/** Addresses tell most at their ends. */
function shortened(label: string, max: number) {
  if (label.length <= max) return label
  return `${label.slice(0, max - 16)}…${label.slice(-15)}`
}
