import { shortDay } from '../platform/us-date.ts'
import { useWords } from '../ui/language.ts'
import { analyticsWords } from './analytics-words.ts'
import { Figures } from './figures.tsx'
import type { Report, Span } from './report.ts'
import { TimeBars } from './time-bars.tsx'
import type { VisitEvent } from './visit-event.ts'
import { visitsWords } from './visits-words.ts'

const drawn: VisitEvent[] = ['view', 'wizard-4', 'apply', 'call']

export function Trend({ spans, isByWeek }: Pick<Report, 'spans' | 'isByWeek'>) {
  const common = useWords(analyticsWords)
  const words = useWords(visitsWords)
  const describe = (event: VisitEvent) => {
    const trend = trendOf(event, spans)
    return trend ? words.trend({ ...trend, isByWeek }) : words.noDays
  }
  return (
    <section>
      <h2>{common.overTime(isByWeek)}</h2>
      <p className="small soft">{words.trendAbout(isByWeek)}</p>
      <div className="few">
        {drawn.map((event) => (
          <div key={event}>
            <h3>{words.events[event]}</h3>
            <TimeBars
              title={common.byTime(words.events[event], isByWeek)}
              description={describe(event)}
              bars={spans.map(({ from, counts }) => ({ label: shortDay(from), count: counts[event] }))}
            />
          </div>
        ))}
      </div>
      <Figures
        caption={common.allByTime(isByWeek)}
        first={common.time(isByWeek)}
        lines={spans.toReversed().map(({ from, until, counts }) => ({
          name: common.span(from, until),
          counts,
        }))}
      />
    </section>
  )
}

function trendOf(event: VisitEvent, spans: Span[]) {
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return null
  const best = spans.reduce((a, b) => (b.counts[event] > a.counts[event] ? b : a))
  const sum = spans.reduce((total, { counts }) => total + counts[event], 0)
  return { from: first.from, until: last.until, sum, best: { from: best.from, count: best.counts[event] } }
}
