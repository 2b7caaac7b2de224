import { shortDay } from '../platform/us-date.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../ui/language.ts'
import { AnalyticsHead } from './analytics-head.tsx'
import { analyticsWords } from './analytics-words.ts'
import { type ApplicationReport, hasApplications } from './application-report.ts'
import { applicationsWords } from './applications-words.ts'
import { BarRows } from './bar-rows.tsx'
import type { Period } from './period.ts'
import { TimeBars } from './time-bars.tsx'
import { WaitBars } from './wait-bars.tsx'
import { type WayPoint, way } from './way.ts'
import { WayFigures } from './way-figures.tsx'
import { WayLines } from './way-lines.tsx'

type Props = { period: Period; report: ApplicationReport }

const ofForms = way.filter((point) => !['view', 'wizard-1', 'wizard-4'].includes(point))

export function ApplicationsPage({ period, report }: Props) {
  const { page } = useWords(analyticsWords)
  const words = useWords(applicationsWords)
  return (
    <div className="numbers">
      <AnalyticsHead path="/admin/numbers/applications" period={period} />
      {hasApplications(report) ? (
        <>
          <Way total={report.total} period={period} />
          <Days {...report} />
          <WaitBars total={report.total} />
          <WayLines heading={words.byPage} first={page} points={way} lines={report.pages} />
          <WayLines {...words.byPlace} points={way} lines={report.states} />
          <WayLines {...words.byProgram} points={ofForms} lines={report.programs} />
        </>
      ) : (
        <EmptyState {...words.none} />
      )}
      <WhatIsCounted />
    </div>
  )
}

function Way({ total, period }: { total: ApplicationReport['total']; period: number }) {
  const { figures, percent } = useWords(analyticsWords)
  const { points, way: words } = useWords(applicationsWords)
  const bars = way.map((point, index) => {
    const share = shareOf(total[point], total[way[index - 1] ?? point], index)
    return {
      label: points[point],
      count: Math.max(0, total[point]),
      note: share === undefined ? undefined : percent(share),
    }
  })
  const counts = [{ name: words.all, counts: total }]
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about}</p>
      <BarRows title={words.chart(period)} description={figures(bars)} bars={bars} />
      <WayFigures caption={words.table} first={words.what} points={way} lines={counts} />
    </section>
  )
}

function shareOf(count: number, before: number, index: number) {
  return index === 0 || before <= 0 ? undefined : Math.round((100 * count) / before)
}

const drawn: WayPoint[] = ['form-1', 'sent', 'approved']

function Days({ spans, isByWeek }: Pick<ApplicationReport, 'spans' | 'isByWeek'>) {
  const common = useWords(analyticsWords)
  const words = useWords(applicationsWords)
  const lines = spans.map(({ from, until, counts }) => ({ name: common.span(from, until), counts }))
  return (
    <section>
      <h2>{common.overTime(isByWeek)}</h2>
      <p className="small soft">{words.daysAbout}</p>
      <div className="few">
        {drawn.map((point) => (
          <div key={point}>
            <h3>{words.points[point]}</h3>
            <TimeBars
              title={common.byTime(words.points[point], isByWeek)}
              description={words.inAll(spans.reduce((sum, { counts }) => sum + counts[point], 0))}
              bars={spans.map(({ from, counts }) => ({
                label: shortDay(from),
                count: Math.max(0, counts[point]),
              }))}
            />
          </div>
        ))}
      </div>
      <WayFigures
        caption={common.allByTime(isByWeek)}
        first={common.time(isByWeek)}
        points={ofForms}
        lines={lines.toReversed()}
      />
    </section>
  )
}

function WhatIsCounted() {
  const { whatIsCounted } = useWords(analyticsWords)
  const { counted } = useWords(applicationsWords)
  return (
    <section>
      <h2>{whatIsCounted}</h2>
      <p className="small soft">{counted}</p>
    </section>
  )
}
