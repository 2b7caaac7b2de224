import { openTableFile } from '../platform/table-file.ts'

/** What a page of a place says that no other page says. Written by `npm run worth`. */
export type Worth = {
  /** Figures with a source of their own. */
  facts: number
  /** Percent of its five-word sequences, names masked, that stand on no other page of the sample. */
  ownShare: number
}

/** A page below either is asked to stay out of search engines. */
export const worthBar: Worth = { facts: 8, ownShare: 35 }

const table = openTableFile('worth.tsv')

/** Null: not measured. */
export function worthOf(path: string): DatedPage | null {
  const [, family = '', facts, ownShare, mark = '', day = ''] = table.find(path) ?? []
  return facts && ownShare
    ? { path, family, facts: Number(facts), ownShare: Number(ownShare), mark, day }
    : null
}

/** A page that nobody has measured waits outside. */
export function isWorthFinding(path: string) {
  const worth = worthOf(path)
  return worth !== null && isAboveBar(worth)
}

export function isAboveBar({ facts, ownShare }: Worth) {
  return facts >= worthBar.facts && ownShare >= worthBar.ownShare
}

export type MeasuredPage = Worth & { path: string; family: string }

/** `mark`: a hash of what the page says. `day`: when that last changed, as 2026-11-15. */
type DatedPage = MeasuredPage & { mark: string; day: string }

export function* measuredPages(): Generator<MeasuredPage> {
  for (let row = 0; row < table.length; row++) {
    const [path = '', family = '', facts, ownShare] = table.row(row)
    yield { path, family, facts: Number(facts), ownShare: Number(ownShare) }
  }
}
