import { useWords } from '../../ui/language.ts'
import { Table } from '../../ui/table.tsx'
import { budgetWords } from './budget-words.ts'
import { money } from './cents.ts'
import type { Month } from './months-ahead.ts'

export function MonthsTable({ months }: { months: Month[] }) {
  const words = useWords(budgetWords).months
  return (
    <Table
      caption={words.caption}
      columns={[
        { label: words.month },
        { label: words.comesIn, align: 'end' },
        { label: words.goesOut, align: 'end' },
        { label: words.left, align: 'end' },
      ]}
      rows={months.map(({ number, comesIn, goesOut, left }) => ({
        key: String(number),
        cells: [number, money(comesIn), money(goesOut), money(left)],
      }))}
    />
  )
}
