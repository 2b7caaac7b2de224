import { grouped } from '../platform/us-number.ts'
import type { WayLine, WayPoint } from './application-report.ts'
import { BarRows } from './bar-rows.tsx'
import { WayFigures } from './way-figures.tsx'

type Props = {
  heading: string
  first: string
  about?: string
  points: readonly WayPoint[]
  lines: WayLine[]
}

const drawn = 10

/** Applications by something: the bar is what was sent, beside it what was begun; all figures in a table. */
export function WayLines({ heading, first, about, points, lines }: Props) {
  if (lines.length === 0) return null
  const bars = lines.slice(0, drawn).map(({ name, counts }) => ({
    label: name,
    count: Math.max(0, counts.sent),
    note: `${grouped(counts['form-1'])} →`,
  }))
  return (
    <section>
      <h2>{heading}</h2>
      <p className="small soft">Forms begun → applications sent. {about}</p>
      <BarRows
        title={heading}
        description={lines
          .slice(0, drawn)
          .map(
            ({ name, counts }) => `${name}: ${grouped(counts['form-1'])} begun, ${grouped(counts.sent)} sent`,
          )
          .join('. ')}
        bars={bars}
      />
      <WayFigures caption={`All figures: ${heading.toLowerCase()}`} {...{ first, points, lines }} />
    </section>
  )
}
