import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'
import type { WayLine, WayPoint } from './application-report.ts'

const heads: Record<WayPoint, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-4': 'Result',
  'form-1': 'Begun',
  'form-2': 'Step 2',
  'form-3': 'Step 3',
  'form-4': 'Step 4',
  sent: 'Sent',
  approved: 'Approved',
}

type Props = { caption: string; first: string; points: readonly WayPoint[]; lines: WayLine[] }

/** The figures of a chart, for who would rather read them. */
export function WayFigures({ caption, first, points, lines }: Props) {
  return (
    <details>
      <summary>{caption}</summary>
      <Table
        caption={caption}
        hideCaption
        columns={[
          { label: first },
          ...points.map((point) => ({ label: heads[point], align: 'end' as const })),
        ]}
        rows={lines.map(({ name, counts }) => ({
          key: name,
          cells: [name, ...points.map((point) => grouped(Math.max(0, counts[point])))],
        }))}
      />
    </details>
  )
}
