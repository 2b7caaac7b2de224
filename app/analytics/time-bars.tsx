import { useWords } from '../ui/language.ts'
import { analyticsWords } from './analytics-words.ts'
import { Chart, type ChartProps } from './chart.tsx'

type Bar = { label: string; count: number }
type Props = ChartProps & { bars: Bar[] }

const plotHeight = 96
const top = 22
const bottom = 22

/** Standing bars along the time, the highest one marked with its number, the first and the last day below. */
export function TimeBars({ bars, ...spoken }: Props) {
  const words = useWords(analyticsWords)
  const most = Math.max(0, ...bars.map(({ count }) => count))
  const share = 100 / Math.max(1, bars.length)
  return (
    <Chart {...spoken} height={top + plotHeight + bottom}>
      <text className="note" y={top - 8}>
        {words.highest(most)}
      </text>
      <line className="grid" x2="100%" y1={top} y2={top} />
      {bars.map(({ label, count }, index) => {
        const height = most > 0 ? (plotHeight * count) / most : 0
        return (
          <rect
            key={label}
            className="bar"
            x={`${index * share}%`}
            y={top + plotHeight - height}
            width={`${share * 0.78}%`}
            height={height}
          />
        )
      })}
      <line className="axis" x2="100%" y1={top + plotHeight} y2={top + plotHeight} />
      <text className="note" y={top + plotHeight + 17}>
        {bars[0]?.label}
      </text>
      <text className="note" x="100%" y={top + plotHeight + 17} textAnchor="end">
        {bars.at(-1)?.label}
      </text>
    </Chart>
  )
}
