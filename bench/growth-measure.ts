import { csvPieces } from '../app/data/export-pieces.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { turnsOfMost, type Work } from './growth-places.ts'
import type { Sizes } from './growth-rows.ts'
import { median } from './median.ts'

/** What is downloaded grows with what there is: the first byte must not. */
export const growthExports = ['applications', 'stories', 'articles'] as const

export async function measureWork(database: Database, sizes: Sizes, { ask, turns = turnsOfMost }: Work) {
  const waits: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await ask(database, sizes, turn)
    waits.push(performance.now() - started)
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return { medianMs: sorted[Math.floor(turns / 2)] ?? 0, quickestMs: sorted[0] ?? 0 }
}

/** Until the first row is there, and how long a thousand rows take at the beginning and further on. */
export async function measureExport(
  { db }: Database,
  kind: (typeof growthExports)[number],
  rowsAtMost: number,
) {
  const started = performance.now()
  const marks: number[] = []
  let firstMs = 0
  let bytes = 0
  let rows = -1
  for await (const line of csvPieces(db, kind, { withPhotos: false, siteUrl: 'https://www.example.com' })) {
    // The first line is the names of the columns.
    if (++rows === 1) firstMs = performance.now() - started
    bytes += Buffer.byteLength(line)
    if (rows % 1000 === 0) marks.push(performance.now())
    if (rows >= rowsAtMost) break
  }
  return { firstMs, lastMs: performance.now() - started, rows, bytes, perThousand: steps(marks) }
}

/** The median of the first and of the last ten steps. */
function steps(marks: number[]) {
  const waits = marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark))
  return { first: median(waits.slice(0, 10)), last: median(waits.slice(-10)) }
}
