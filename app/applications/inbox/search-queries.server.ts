import { sql } from 'kysely'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'

/** Where a PostgreSQL server has no index over parts of words, the search reads no further than this. */
export const readWithoutIndex = 20_000

export type SearchAnswer = {
  /** The newest first, whatever their status. */
  ids: string[]
  isMore: boolean
  /** Only the newest applications were looked at. */
  isPartial: boolean
}

/** The applications in which every one of these parts stands, in lower case; none for no parts. */
export async function searchApplications(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  parts: string[],
  limit: number,
): Promise<SearchAnswer> {
  if (parts.length === 0) return { ids: [], isMore: false, isPartial: false }
  const isPartial = engine === 'postgres' && !(await hasIndex(db))
  const found =
    engine === 'sqlite'
      ? await byTrigrams(db, parts, limit + 1)
      : await byPattern(db, parts, limit + 1, isPartial)
  return { ids: found.slice(0, limit), isMore: found.length > limit, isPartial }
}

/** SQLite walks its own table from the newest row on, and stops when it has enough. */
async function byTrigrams(db: Db, parts: string[], limit: number) {
  const phrases = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ')
  const { rows } = await sql<{ id: string }>`
    select application_id as id from application_fts_rows
    join (select rowid as found from application_fts where application_fts match ${phrases}
      order by rowid desc limit ${limit}) on number = found
    order by number desc`.execute(db)
  return rows.map(({ id }) => id)
}

async function byPattern(db: Db, parts: string[], limit: number, isPartial: boolean) {
  const newest = db
    .selectFrom('applications')
    .select(['id', 'created_at', 'search_text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(readWithoutIndex)
  let query = isPartial
    ? db.selectFrom(newest.as('applications')).select('id')
    : db.selectFrom('applications').select('id')
  for (const part of parts) query = query.where('search_text', 'like', `%${part.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

async function hasIndex(db: Db) {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('applications_search') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}
