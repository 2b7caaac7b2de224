import { NumberedTowns } from '../landing/sections/mapped-towns.tsx'
import { useWords } from '../ui/language.ts'
import type { TownRow } from './answer.ts'
import { finderWords } from './words.ts'

const visibleAtFirst = 12

/** Nearest first; the rest folds away. Numbers go on, as on the map. */
export function TownRows({ rows }: { rows: TownRow[] }) {
  const { found } = useWords(finderWords)
  const more = rows.slice(visibleAtFirst)
  return (
    <>
      <Rows rows={rows.slice(0, visibleAtFirst)} from={1} />
      {more.length > 0 && (
        <details>
          <summary>{found.more(more.length)}</summary>
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
