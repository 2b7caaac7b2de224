import { createHash } from 'node:crypto'
import type { Change } from './changes.ts'

/** The same changes for the same seed, whatever was changed in other files. */
export function sampleOf(changes: Change[], perFile: number, seed: string): Change[] {
  const byFile = Map.groupBy(changes, ({ file }) => file)
  return [...byFile.values()].flatMap((own) =>
    own
      .map((change) => ({ change, lot: lotOf(change, seed) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, perFile)
      .map(({ change }) => change)
      .sort((a, b) => a.start - b.start),
  )
}

function lotOf({ file, start, what }: Change, seed: string) {
  return createHash('sha256').update(`${seed} ${file} ${start} ${what}`).digest('hex')
}
