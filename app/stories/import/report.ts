import { z } from 'zod'
import { maxListed, type RefusedRow, type Tally } from '../../rows/tally.ts'

export type Ending = {
  /** The name of the file without its folders. */
  file: string
  isDryRun: boolean
  /** Why not every row was looked at; null when all were. */
  failure: string | null
}

const shownOnScreen = 10

/** For `--report`. */
export function toReport(tally: Tally, ending: Ending) {
  const { refusedRows, notes, refusedRowsLeftOut, notesLeftOut, ignoredColumns, ...counts } = tally
  return { ...ending, ...counts, ignoredColumns, refusedRows, refusedRowsLeftOut, notes, notesLeftOut }
}

export function isReport(text: string) {
  try {
    return Report.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const Report = z.object({ isDryRun: z.boolean(), refusedRows: z.array(z.unknown()) })

/** For the screen. */
export function summaryLines(tally: Tally, { isDryRun, failure }: Ending): string[] {
  const counts: [string, number][] = [
    ['rows read', tally.read],
    [isDryRun ? 'would be imported' : 'imported', tally.imported],
    ['already there', tally.alreadyThere],
    ['refused', tally.refused],
    [isDryRun ? 'photos that convert' : 'photos converted', tally.photosConverted],
    ['photos refused', tally.photosRefused],
    ['photos left out: the file has only their web address', tally.photosOnlyAddressed],
  ]
  return [
    ...counts.map(([label, count]) => `${count.toLocaleString('en-US').padStart(9)}  ${label}`),
    ...erased(tally),
    ...ignored(tally.ignoredColumns),
    ...refusals(tally),
    ...notes(tally),
    ...(isDryRun ? ['This was a dry run: nothing was written.'] : []),
    ...(failure ? [failure] : []),
  ]
}

export function exitCodeFor(tally: Tally, { failure }: Ending): 0 | 1 | 2 {
  if (failure) return 1
  return tally.refused > 0 ? 2 : 0
}

function erased({ erased: count }: Tally) {
  if (count === 0) return []
  const rows = count === 1 ? '1 row was' : `${count.toLocaleString('en-US')} rows were`
  return [`${rows} left out: deleted here on the person’s own wish`]
}

function ignored(columns: string[]) {
  return columns.length > 0 ? [`Columns that mean nothing here were ignored: ${columns.join(', ')}`] : []
}

function refusals({ refusedRows, refused, refusedRowsLeftOut }: Tally) {
  const shown = refusedRows.slice(0, shownOnScreen).map(refusal)
  const more = refused - shown.length
  return more > 0
    ? [...shown, `… and ${more.toLocaleString('en-US')} more refused; ${listing(refusedRowsLeftOut)}`]
    : shown
}

function refusal({ row, line, id, reasons }: RefusedRow) {
  const why = reasons.map(({ field, reason }) => `${field} ${reason}`).join('; ')
  return `Refused row ${row} (line ${line}${id ? `, id ${id}` : ''}): ${why}`
}

function notes({ notes: { length }, notesLeftOut }: Tally) {
  const count = length + notesLeftOut
  if (count === 0) return []
  return [
    `${count.toLocaleString('en-US')} notes on rows and photos that came over; ${listing(notesLeftOut)}`,
  ]
}

function listing(leftOut: number) {
  return leftOut > 0 ? `--report lists the first ${maxListed.toLocaleString('en-US')}` : '--report lists them'
}
