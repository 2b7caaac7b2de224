import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'
import type { Counts } from './report.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'

type Line = { name: string; counts: Counts }

const heads: Record<VisitEvent, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-2': 'Step 2',
  'wizard-3': 'Step 3',
  'wizard-4': 'Result',
  apply: 'Applications',
  call: 'Calls',
}

/** The figures of a chart, for who would rather read them. */
export function Figures({ caption, first, lines }: { caption: string; first: string; lines: Line[] }) {
  return (
    <details>
      <summary>{caption}</summary>
      <Table
        caption={caption}
        hideCaption
        columns={[
          { label: first },
          ...visitEvents.map((event) => ({ label: heads[event], align: 'end' as const })),
        ]}
        rows={lines.map(({ name, counts }) => ({
          key: name,
          cells: [name, ...visitEvents.map((event) => grouped(counts[event]))],
        }))}
      />
    </details>
  )
}
