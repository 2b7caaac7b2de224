import { grouped } from '../platform/us-number.ts'
import { useWords } from '../ui/language.ts'
import { Table } from '../ui/table.tsx'
import { analyticsWords } from './analytics-words.ts'
import { halfWait } from './application-report.ts'
import { type Wait, waits } from './application-stage.ts'
import { applicationsWords } from './applications-words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CountsOf } from './spans.ts'

/** How long people waited for the first word after they had applied. */
export function WaitBars({ total }: { total: CountsOf<Wait> }) {
  const { figures, percent } = useWords(analyticsWords)
  const { waits: labels, wait: words } = useWords(applicationsWords)
  const sum = waits.reduce((all, wait) => all + total[wait], 0)
  const half = halfWait(total)
  if (!half) return null
  const bars = waits.map((wait) => ({
    label: labels[wait],
    count: Math.max(0, total[wait]),
    note: percent(Math.round((100 * total[wait]) / sum)),
  }))
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about(half)}</p>
      <BarRows title={words.heading} description={figures(bars)} bars={bars} />
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={words.heading}
          hideCaption
          columns={[
            { label: words.columns.wait },
            { label: words.columns.applications, align: 'end' },
            { label: words.columns.share, align: 'end' },
          ]}
          rows={bars.map(({ label, count, note }) => ({ key: label, cells: [label, grouped(count), note] }))}
        />
      </details>
    </section>
  )
}
