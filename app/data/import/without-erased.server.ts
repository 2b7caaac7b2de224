import { phoneDigits } from '../../applications/found-by.ts'
import { personHash } from '../../audit/person-hash.server.ts'
import { lastTime } from '../../audit/queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import { cutTo } from '../../platform/outside-text.ts'
import { parseMoment } from '../../stories/import/moment.ts'
import type { SourceRow } from '../../stories/import/source-row.ts'
import { importWords } from '../import-words.ts'

/** '2026-11-16T21:50:19.123456789 +00:00' */
const maxMoment = 36
/** As long as one may be written. */
const maxPhone = 60
/** With blanks around it. */
const maxId = 60

/** Who was deleted on their own wish does not come back out of an older file. What they sent since then does. */
export async function* withoutErased(
  rows: AsyncIterable<SourceRow>,
  { db, secret }: { db: Db; secret: string },
): AsyncIterable<SourceRow> {
  for await (const row of rows) yield (await isErased(row, db, secret)) ? refused(row) : row
}

async function isErased(row: SourceRow, db: Db, secret: string) {
  if ('problem' in row) return false
  const { id, email, phone, created_at } = row.columns
  if (await wasErased(db, id)) return true
  const written = parseMoment(cutTo(maxMoment, String(created_at ?? '')))
  for (const who of [textOf(email), phoneDigits(cutTo(maxPhone, textOf(phone)))]) {
    const erased = who ? await lastTime(db, 'data.delete-person', personHash(secret, who)) : null
    if (erased !== null && (written === null || written <= erased)) return true
  }
  return false
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

/** By its own private page or with the person it was of: the row has kept its id in every file. */
async function wasErased(db: Db, sourceId: unknown) {
  const id = cutTo(maxId, String(sourceId ?? ''))
    .trim()
    .toLowerCase()
  if (!isId(id)) return false
  return (await lastTime(db, 'application.erase', id)) ?? (await lastTime(db, 'story.erase', id))
}

function refused({ row, line }: SourceRow): SourceRow {
  return { row, line, problem: importWords.en.reasons.erased }
}
