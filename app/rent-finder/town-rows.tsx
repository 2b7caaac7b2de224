import { NumberedTowns } from '../landing/sections/mapped-towns.tsx'
import type { TownRow } from './answer.ts'

const visibleAtFirst = 12

/** Nearest first; the rest folds away. Numbers go on, as on the map. */
export function TownRows({ rows }: { rows: TownRow[] }) {
  const more = rows.slice(visibleAtFirst)
  return (
    <>
      <Rows rows={rows.slice(0, visibleAtFirst)} from={1} />
      {more.length > 0 && (
        <details>
          <summary>{`Show ${more.length} more`}</summary>
          <Rows rows={more} from={visibleAtFirst + 1} />
        </details>
      )}
    </>
  )
}

function Rows({ rows, from }: { rows: TownRow[]; from: number }) {
  const towns = rows.map(({ name, href, where, rent, left }, index) => ({
    number: from + index,
    name,
    href,
    way: where,
    amount: rent,
    unit: left,
  }))
  return <NumberedTowns towns={towns} />
}
