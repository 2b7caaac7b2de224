import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'
import { BarRows } from './bar-rows.tsx'
import type { Counts } from './report.ts'
import { eventWords, type VisitEvent, visitEvents } from './visit-event.ts'

/** The way through the questions; applications and calls are made from any page. */
const way: VisitEvent[] = ['view', 'wizard-1', 'wizard-2', 'wizard-3', 'wizard-4']

export function Funnel({ total, period }: { total: Counts; period: number }) {
  const lines = visitEvents.map((event) => ({
    label: eventWords[event],
    count: total[event],
    note: shareOfStepBefore(event, total),
  }))
  return (
    <section>
      <h2>From a page to an application</h2>
      <p className="small soft">
        These are counts of things that happened, not of people: somebody who comes twice is counted twice,
        and an application or a call can start on any page. The small percentage compares a step with the one
        before it.
      </p>
      <BarRows
        title={`From a page to an application, last ${period} days`}
        description={lines.map(({ label, count }) => `${label}: ${grouped(count)}`).join('. ')}
        bars={lines}
      />
      <details>
        <summary>From a page to an application as a table</summary>
        <Table
          caption="From a page to an application"
          hideCaption
          columns={[
            { label: 'What happened' },
            { label: 'Times', align: 'end' },
            { label: 'Of the step before', align: 'end' },
          ]}
          rows={lines.map(({ label, count, note }) => ({
            key: label,
            cells: [label, grouped(count), note ?? '–'],
          }))}
        />
      </details>
    </section>
  )
}

function shareOfStepBefore(event: VisitEvent, total: Counts) {
  const before = way[way.indexOf(event) - 1]
  if (!before || total[before] === 0) return undefined
  return `${Math.round((100 * total[event]) / total[before])}%`
}
