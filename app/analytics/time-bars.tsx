import { useId } from 'react'
import { grouped } from '../platform/us-number.ts'
import { Style } from '../ui/style.tsx'
import css from './charts.css?inline'

type Bar = { label: string; count: number }
type Props = { title: string; description: string; bars: Bar[] }

const plotHeight = 96
const top = 22
const bottom = 22

/** Standing bars along the time, the highest one marked with its number, the first and the last day below. */
export function TimeBars({ title, description, bars }: Props) {
  const id = useId()
  const most = Math.max(0, ...bars.map(({ count }) => count))
  const share = 100 / Math.max(1, bars.length)
  return (
    <>
      <Style name="charts" css={css} layer="page" />
      <svg
        className="chart"
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        width="100%"
        height={top + plotHeight + bottom}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        <text className="note" y={top - 8}>
          {most > 0 ? `${grouped(most)} at most` : 'None'}
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
      </svg>
    </>
  )
}
