import { useWords } from '../ui/language.ts'
import type { WayLine } from './application-report.ts'
import { applicationsWords } from './applications-words.ts'
import { BarRows } from './bar-rows.tsx'
import type { WayPoint } from './way.ts'
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
  const words = useWords(applicationsWords)
  if (lines.length === 0) return null
  const shown = lines
    .slice(0, drawn)
    .map(({ name, counts }) => ({ name, begun: counts['form-1'], sent: counts.sent }))
  const bars = shown.map(({ name, begun, sent }) => ({
    label: name,
    count: Math.max(0, sent),
    note: words.begun(begun),
  }))
  return (
    <section>
      <h2>{heading}</h2>
      <p className="small soft">
        {words.begunToSent} {about}
      </p>
      <BarRows title={heading} description={words.begunAndSent(shown)} bars={bars} />
      <WayFigures caption={words.allFigures(heading)} {...{ first, points, lines }} />
    </section>
  )
}
