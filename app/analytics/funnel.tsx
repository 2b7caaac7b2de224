import { grouped } from '../platform/us-number.ts'
import { useWords } from '../ui/language.ts'
import { Table } from '../ui/table.tsx'
import { analyticsWords } from './analytics-words.ts'
import { BarRows } from './bar-rows.tsx'
import type { Counts } from './report.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'
import { visitsWords } from './visits-words.ts'

/** The way through the questions; applications and calls are made from any page. */
const way: VisitEvent[] = ['view', 'wizard-1', 'wizard-2', 'wizard-3', 'wizard-4']

export function Funnel({ total, period }: { total: Counts; period: number }) {
  const { figures, percent } = useWords(analyticsWords)
  const { events, funnel: words } = useWords(visitsWords)
  const lines = visitEvents.map((event) => {
    const share = shareOfStepBefore(event, total)
    return {
      label: events[event],
      count: total[event],
      note: share === undefined ? undefined : percent(share),
    }
  })
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about}</p>
      <BarRows title={words.chart(period)} description={figures(lines)} bars={lines} />
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={words.heading}
          hideCaption
          columns={[
            { label: words.columns.event },
            { label: words.columns.times, align: 'end' },
            { label: words.columns.share, align: 'end' },
          ]}
          rows={lines.map(({ label, count, note }) => ({
            key: label,
            cells: [label, grouped(count), note ?? words.noShare],
          }))}
        />
      </details>
    </section>
  )
}

function shareOfStepBefore(event: VisitEvent, total: Counts) {
  const before = way[way.indexOf(event) - 1]
  if (!before || total[before] === 0) return undefined
  return Math.round((100 * total[event]) / total[before])
}
