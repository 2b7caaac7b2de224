import { openTableFile } from '../platform/table-file.ts'

/** What a page of a place says that no other page says. Written by `npm run worth`. */
export type Worth = {
  /** Figures with a source of their own. */
  facts: number
  /** Percent of its five-word sequences, names masked, that stand on no other page of the sample. */
  ownShare: number
}

/** A town or a state below either is asked to stay out of search engines. */
export const worthBar: Worth = { facts: 8, ownShare: 25 }

/** Their pages are measured and shown to the owner; they are judged once they have facts of their own. */
const unjudged: readonly string[] = ['Funding pages', 'Neighborhood pages']

const table = openTableFile('worth.tsv')

/** Null: not measured. */
export function worthOf(path: string): MeasuredPage | null {
  const [, family = '', facts, ownShare] = table.find(path) ?? []
  return facts && ownShare ? { path, family, facts: Number(facts), ownShare: Number(ownShare) } : null
}

/** A page that nobody has measured waits outside. */
export function isWorthFinding(path: string) {
  const worth = worthOf(path)
  return worth !== null && isAboveBar(worth)
}

export function isAboveBar({ family, facts, ownShare }: MeasuredPage) {
  return unjudged.includes(family) || (facts >= worthBar.facts && ownShare >= worthBar.ownShare)
}

export type MeasuredPage = Worth & { path: string; family: string }

export function* measuredPages(): Generator<MeasuredPage> {
  for (let row = 0; row < table.length; row++) {
    const [path = '', family = '', facts, ownShare] = table.row(row)
    yield { path, family, facts: Number(facts), ownShare: Number(ownShare) }
  }
}
