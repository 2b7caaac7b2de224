import { cutTo } from '../platform/outside-text.ts'
import { rowWords } from './row-words.ts'
import { MalformedFile } from './source-row.ts'

const { files } = rowWords.en

/** What the file must hold to be of use. */
export type Wanted = {
  table: string
  columns: readonly string[]
  /** Every column that is read; others are ignored. */
  known: ReadonlySet<string>
}

/** The names in the first line, in small letters. A column without one has an empty name. */
export function namesFrom(record: string[], { table, columns, known }: Wanted) {
  const names = record.map(nameIn)
  const missing = columns.find((name) => !names.includes(name))
  if (missing !== undefined) throw new MalformedFile(files.noColumn(missing, table))
  const seen = new Set<string>()
  for (const name of names) {
    if (known.has(name) && seen.has(name)) throw new MalformedFile(files.columnTwice(name))
    seen.add(name)
  }
  return names
}

const otherSeparators = [
  [';', files.semicolons],
  ['\t', files.tabs],
] as const
/** Longer than the first line of any of our tables. */
const maxFirstLine = 4000

/** Looks at the first line before the parser does, which would stumble over the quotes of the second. */
export async function* withCommas(chunks: AsyncIterable<Buffer>, { columns }: Wanted) {
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) {
      const [line = ''] = chunk.toString('utf8', 0, maxFirstLine).split(/[\r\n]/, 1)
      const foundBy = (separator: string) => {
        const names = line.split(separator).map(nameIn)
        return columns.filter((name) => names.includes(name)).length
      }
      for (const [separator, problem] of otherSeparators) {
        if (foundBy(separator) > foundBy(',')) throw new MalformedFile(problem)
      }
    }
    isFirst = false
    yield chunk
  }
}

function nameIn(cell: string) {
  return cutTo(50, cell).replaceAll('"', '').trim().toLowerCase()
}
