import { setImmediate as others } from 'node:timers/promises'

type Work<Row> = {
  /** The rows after this one, or the first; none at the end. */
  list(after: Row | undefined): Promise<Row[]>
  /** False when there was nothing to write. */
  write(row: Row): Promise<boolean>
  signal?: AbortSignal
}

/** At most so many rows are listed at once. */
export const batchRows = 200

/**
 * Returns how many rows were written. An await of SQLite is a microtask: without a turn of the event loop after each
 * write and each batch nobody else would be answered until the end.
 */
export async function writeInBatches<Row>({ list, write, signal }: Work<Row>) {
  let written = 0
  for (let rows = await list(undefined); rows.length > 0; rows = await list(rows.at(-1))) {
    for (const row of rows) {
      if (signal?.aborted) return written
      if (!(await write(row))) continue
      written++
      await others()
    }
    await others()
  }
  return written
}
