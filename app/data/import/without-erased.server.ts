import { lastTime } from '../../audit/queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import { parseMoment } from '../../stories/import/moment.ts'
import type { SourceRow } from '../../stories/import/source-row.ts'
import { importWords } from '../import-words.ts'

/** Who was deleted on their own wish does not come back out of an older file. What they sent since then does. */
export async function* withoutErased(
  rows: AsyncIterable<SourceRow>,
  { db, secret }: { db: Db; secret: string },
): AsyncIterable<SourceRow> {
  for await (const row of rows) yield (await isErased(row, db, secret)) ? refused(row) : row
}

async function isErased(row: SourceRow, db: Db, secret: string) {
  if ('problem' in row) return false
  const { email, created_at } = row.columns
  if (typeof email !== 'string' || email === '') return false
  const person = keyedHash(secret, 'person', email.trim().toLowerCase())
  const erased = await lastTime(db, 'data.delete-person', person)
  const written = parseMoment(String(created_at ?? ''))
  return erased !== null && (written === null || written <= erased)
}

function refused({ row, line }: SourceRow): SourceRow {
  return { row, line, problem: importWords.en.reasons.erased }
}
