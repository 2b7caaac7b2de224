import { Table } from '../../ui/table.tsx'
import { money } from './cents.ts'
import type { Month } from './months-ahead.ts'

export function MonthsTable({ months }: { months: Month[] }) {
  return (
    <Table
      caption="The first six months"
      columns={[
        { label: 'Month' },
        { label: 'In', align: 'end' },
        { label: 'Out', align: 'end' },
        { label: 'Left', align: 'end' },
      ]}
      rows={months.map(({ number, comesIn, goesOut, left }) => ({
        key: String(number),
        cells: [number, money(comesIn), money(goesOut), money(left)],
      }))}
    />
  )
}
