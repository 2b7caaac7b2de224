import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'
import { type WayLine, type WayPoint, wayWords } from './application-report.ts'

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
          ...points.map((point) => ({ label: wayWords[point], align: 'end' as const })),
        ]}
        rows={lines.map(({ name, counts }) => ({
          key: name,
          cells: [name, ...points.map((point) => grouped(Math.max(0, counts[point])))],
        }))}
      />
    </details>
  )
}
