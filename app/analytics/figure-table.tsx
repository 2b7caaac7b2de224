import { grouped } from '../platform/us-number.ts'
import { Table } from '../ui/table.tsx'

type Props<Point extends string> = {
  caption: string
  /** Over the names of the lines. */
  first: string
  heads: Record<Point, string>
  points: readonly Point[]
  lines: { name: string; counts: Record<Point, number> }[]
}

/** The figures of a chart, for who would rather read them. */
export function FigureTable<Point extends string>({ caption, first, heads, points, lines }: Props<Point>) {
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
          // An application taken back on another day than it was counted leaves a day below nothing.
          cells: [name, ...points.map((point) => grouped(Math.max(0, counts[point])))],
        }))}
      />
    </details>
  )
}
