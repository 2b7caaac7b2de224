import { shortDay } from '../platform/us-date.ts'
import { grouped } from '../platform/us-number.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import {
  type ApplicationReport,
  hasApplications,
  type WayPoint,
  way,
  wayWords,
} from './application-report.ts'
import { BarRows } from './bar-rows.tsx'
import { NumbersHead } from './numbers-head.tsx'
import type { Period } from './period.ts'
import { TimeBars } from './time-bars.tsx'
import { WaitBars } from './wait-bars.tsx'
import { WayFigures } from './way-figures.tsx'
import { WayLines } from './way-lines.tsx'

type Props = { period: Period; report: ApplicationReport }

const ofForms = way.filter((point) => !['view', 'wizard-1', 'wizard-4'].includes(point))

export function ApplicationsPage({ period, report }: Props) {
  return (
    <div className="numbers">
      <NumbersHead path="/admin/numbers/applications" period={period} />
      {hasApplications(report) ? (
        <>
          <Way total={report.total} period={period} />
          <Days {...report} />
          <WaitBars total={report.total} />
          <WayLines heading="By page" first="Page" points={way} lines={report.pages} />
          <WayLines
            heading="By place"
            first="State"
            about="Views and steps count for the state their page is about; what was sent and approved, for the state where a home is wanted."
            points={way}
            lines={report.states}
          />
          <WayLines heading="By program" first="Program" points={ofForms} lines={report.programs} />
        </>
      ) : (
        <EmptyState
          title="No applications yet"
          text="As soon as somebody begins to fill in a form of the site, it is counted here. It takes a few seconds to show."
          note="Forms of another company that are connected under Settings are counted there."
        />
      )}
      <WhatIsCounted />
    </div>
  )
}

function Way({ total, period }: { total: ApplicationReport['total']; period: number }) {
  const bars = way.map((point, index) => ({
    label: wayWords[point],
    count: Math.max(0, total[point]),
    note: shareOf(total[point], total[way[index - 1] ?? point], index),
  }))
  const counts = [{ name: 'All', counts: total }]
  return (
    <section>
      <h2>From a page to an approval</h2>
      <p className="small soft">
        Counts of things that happened, not of people. The small percentage compares a step with the one
        before it. An approval counts on its own day, which may be weeks after the day of its application.
      </p>
      <BarRows
        title={`From a page to an approval, last ${period} days`}
        description={bars.map(({ label, count }) => `${label}: ${grouped(count)}`).join('. ')}
        bars={bars}
      />
      <WayFigures caption="From a page to an approval as a table" first="What" points={way} lines={counts} />
    </section>
  )
}

function shareOf(count: number, before: number, index: number) {
  return index === 0 || before <= 0 ? undefined : `${Math.round((100 * count) / before)}%`
}

const drawn: WayPoint[] = ['form-1', 'sent', 'approved']

function Days({ spans, isByWeek }: Pick<ApplicationReport, 'spans' | 'isByWeek'>) {
  const unit = isByWeek ? 'week' : 'day'
  const lines = spans.map(({ from, until, counts }) => ({
    name: from === until ? shortDay(from) : `${shortDay(from)} to ${shortDay(until)}`,
    counts,
  }))
  return (
    <section>
      <h2>{isByWeek ? 'Week by week' : 'Day by day'}</h2>
      <p className="small soft">Days begin at midnight UTC. Each chart has a scale of its own.</p>
      <div className="few">
        {drawn.map((point) => (
          <div key={point}>
            <h3>{wayWords[point]}</h3>
            <TimeBars
              title={`${wayWords[point]} by ${unit}`}
              description={`${grouped(spans.reduce((sum, { counts }) => sum + counts[point], 0))} in all.`}
              bars={spans.map(({ from, counts }) => ({
                label: shortDay(from),
                count: Math.max(0, counts[point]),
              }))}
            />
          </div>
        ))}
      </div>
      <WayFigures
        caption={`All figures by ${unit}, newest first`}
        first={isByWeek ? 'Week' : 'Day'}
        points={ofForms}
        lines={lines.toReversed()}
      />
    </section>
  )
}

function WhatIsCounted() {
  return (
    <section>
      <h2>What is counted, and what is not</h2>
      <p className="small soft">
        Sums of a day by page, state and program, nothing about who it was. A form is begun with its first
        letter. Applications of people whose browser asks not to be tracked, of known crawlers and of admins
        who are signed in are not counted, nor are spam, examples and imports: the inbox may hold more.
        Erasing an application does not change these sums. They are kept for 400 days.
      </p>
    </section>
  )
}
