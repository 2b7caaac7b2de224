import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'
import { halfWait } from './application-report.ts'
import { type Wait, waits, waitWords } from './application-stage.ts'
import { BarRows } from './bar-rows.tsx'
import type { CountsOf } from './spans.ts'

/** How long people waited for the first word after they had applied. */
export function WaitBars({ total }: { total: CountsOf<Wait> }) {
  const sum = waits.reduce((all, wait) => all + total[wait], 0)
  const half = halfWait(total)
  if (!half) return null
  const bars = waits.map((wait) => ({
    label: waitWords[wait],
    count: Math.max(0, total[wait]),
    note: `${Math.round((100 * total[wait]) / sum)}%`,
  }))
  return (
    <section>
      <h2>From new to first contact</h2>
      <p className="small soft">
        A call, a text or a mail from the inbox, or the move to Contacted, whichever came first. At least half
        of those contacted in this period: {waitWords[half].toLowerCase()}.
      </p>
      <BarRows
        title="From new to first contact"
        description={bars.map(({ label, count }) => `${label}: ${grouped(count)}`).join('. ')}
        bars={bars}
      />
      <details>
        <summary>From new to first contact as a table</summary>
        <Table
          caption="From new to first contact"
          hideCaption
          columns={[
            { label: 'First contact' },
            { label: 'Applications', align: 'end' },
            { label: 'Share', align: 'end' },
          ]}
          rows={bars.map(({ label, count, note }) => ({ key: label, cells: [label, grouped(count), note] }))}
        />
      </details>
    </section>
  )
}
