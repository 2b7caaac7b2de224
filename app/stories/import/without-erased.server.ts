import { phoneDigits } from '../../applications/found-by.ts'
import { personHash } from '../../audit/person-hash.server.ts'
import { lastTime } from '../../audit/queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import { cutTo } from '../../platform/outside-text.ts'
import { numberAsText } from '../../rows/cell-words.ts'
import { parseMoment } from '../../rows/moment.ts'
import type { SourceRow } from '../../rows/source-row.ts'
import type { Tally } from '../../rows/tally.ts'
import { importWords } from './import-words.ts'
import { parseStory } from './parse-story.ts'
import { maxLineLength } from './story-columns.ts'

type Known = {
  db: Db
  /** By which the log knows people; null where none was ever made, and nobody deleted. */
  secret: string | null
  tally: Pick<Tally, 'erased'>
}

/** '2026-11-16T21:50:19.123456789 +00:00' */
const maxMoment = 36
/** With blanks around it. */
const maxId = 60

/** Who was deleted on their own wish does not come back out of an older file. What they sent since then does. */
export async function* withoutErased(rows: AsyncIterable<SourceRow>, known: Known): AsyncIterable<SourceRow> {
  for await (const row of rows) {
    const isGone = await isErased(row, known)
    if (isGone) known.tally.erased++
    yield isGone ? refused(row) : row
  }
}

async function isErased(row: SourceRow, { db, secret }: Known) {
  if ('problem' in row) return false
  const { email, phone, created_at } = row.columns
  if (await wasErased(db, idOf(row.columns))) return true
  if (secret === null) return false
  const written = parseMoment(cutTo(maxMoment, String(created_at ?? '')))
  // As much of it as may be imported: the number stands at its end.
  const number = cutTo(maxLineLength, textOf(numberAsText(phone))).trim()
  for (const who of [textOf(email), phoneDigits(number)]) {
    const erased = who ? await lastTime(db, 'data.delete-person', personHash(secret, who)) : null
    if (erased !== null && (written === null || written <= erased)) return true
  }
  return false
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

/** By its own private page or with the person it was of: the row has kept its id in every file. */
async function wasErased(db: Db, id: string | null) {
  if (!id) return false
  return (await lastTime(db, 'application.erase', id)) ?? (await lastTime(db, 'story.erase', id))
}

/** A story that came with another kind of id has one made from its row. */
function idOf(columns: Record<string, unknown>) {
  const own = cutTo(maxId, String(columns.id ?? ''))
    .trim()
    .toLowerCase()
  if (isId(own)) return own
  const draft = parseStory(columns, new Date())
  return Array.isArray(draft) ? null : draft.story.id
}

function refused({ row, line }: SourceRow): SourceRow {
  return { row, line, problem: importWords.en.fields.erased }
}
