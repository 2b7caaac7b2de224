import { shortDay } from '../platform/us-date.ts'
import { grouped } from '../platform/us-number.ts'
import { Figures } from './figures.tsx'
import type { Report, Span } from './report.ts'
import { TimeBars } from './time-bars.tsx'
import { eventWords, type VisitEvent } from './visit-event.ts'

const drawn: VisitEvent[] = ['view', 'wizard-4', 'apply', 'call']

export function Trend({ spans, isByWeek }: Pick<Report, 'spans' | 'isByWeek'>) {
  const unit = isByWeek ? 'week' : 'day'
  return (
    <section>
      <h2>{isByWeek ? 'Week by week' : 'Day by day'}</h2>
      <p className="small soft">
        {isByWeek ? 'Each bar is a week. ' : ''}Days begin at midnight UTC. Each chart has a scale of its own.
      </p>
      <div className="few">
        {drawn.map((event) => (
          <div key={event}>
            <h3>{eventWords[event]}</h3>
            <TimeBars
              title={`${eventWords[event]} by ${unit}`}
              description={describe(event, spans, unit)}
              bars={spans.map(({ from, counts }) => ({ label: shortDay(from), count: counts[event] }))}
            />
          </div>
        ))}
      </div>
      <Figures
        caption={`All figures by ${unit}, newest first`}
        first={isByWeek ? 'Week' : 'Day'}
        lines={spans.toReversed().map(({ from, until, counts }) => ({
          name: from === until ? shortDay(from) : `${shortDay(from)} to ${shortDay(until)}`,
          counts,
        }))}
      />
    </section>
  )
}

function describe(event: VisitEvent, spans: Span[], unit: string) {
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return 'No days.'
  const best = spans.reduce((a, b) => (b.counts[event] > a.counts[event] ? b : a))
  const sum = spans.reduce((total, { counts }) => total + counts[event], 0)
  const most =
    sum > 0 ? `, most in the ${unit} of ${shortDay(best.from)}: ${grouped(best.counts[event])}` : ''
  return `From ${shortDay(first.from)} to ${shortDay(last.until)}: ${grouped(sum)} in all${most}.`
}
