import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { type Commonness, rarestStretches } from './commonness.ts'
import { findCommonness } from './commonness-queries.server.ts'

/** Where a PostgreSQL server has no index over parts of words, the search reads no further than this. */
export const readWithoutIndex = 20_000

/** Such a share is sooner met among the newest than by way of an index that gives all of it, in no order. */
const commonShare = 0.005

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
  const search = { parts, limit: limit + 1, holds: holds[engine] }
  const found = isPartial
    ? await amongNewest(db, search, readWithoutIndex)
    : await newestOrByIndex(db, search, await findCommonness(db), byIndex[engine])
  return { ids: found.slice(0, limit), isMore: found.length > limit, isPartial }
}

type Search = { parts: string[]; limit: number; holds: (part: string) => RawBuilder<SqlBool> }
type Way = (db: Db, search: Search, commonness: Commonness) => Promise<string[]>

const holds: Record<Database['engine'], Search['holds']> = {
  sqlite: (part) => sql<SqlBool>`instr(applications.search_text, ${part}) > 0`,
  postgres: (part) => sql<SqlBool>`strpos(search_text, ${part}) > 0`,
}

const byIndex: Record<Database['engine'], Way> = { sqlite: byTrigrams, postgres: byPattern }

async function newestOrByIndex(db: Db, search: Search, commonness: Commonness, way: Way) {
  const share = commonness.shareWith(search.parts)
  if (share >= commonShare) {
    const found = await amongNewest(db, search, Math.ceil((2 * search.limit) / share))
    if (found.length === search.limit) return found
  }
  return await way(db, search, commonness)
}

/** The rows of the index are numbered as they came in, and what is imported may be older than what was there. */
async function byTrigrams(db: Db, { parts, limit, holds }: Search, commonness: Commonness) {
  const asked = rarestStretches(parts, commonness)
  const phrases = asked.map((stretch) => `"${stretch.replaceAll('"', '""')}"`).join(' AND ')
  // The joins in the order they are written: found rows first, then what each of them holds.
  const { rows } = await sql<{ id: string }>`
    select applications.id from application_fts
    cross join application_fts_rows on number = application_fts.rowid
    cross join applications on applications.id = application_id
    where application_fts match ${phrases} and ${sql.join(parts.map(holds), sql` and `)}
    order by applications.created_at desc, applications.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The index is asked for the rarest letters alone; whether all parts are there is seen on the rows. */
async function byPattern(db: Db, { parts, limit, holds }: Search, commonness: Commonness) {
  let asked = db.selectFrom('applications').select(['id', 'created_at'])
  for (const stretch of rarestStretches(parts, commonness))
    asked = asked.where('search_text', 'like', `%${stretch.replace(/[\\%_]/g, '\\$&')}%`)
  for (const part of parts) asked = asked.where(holds(part))
  const rows = await db
    .with(
      (name) => name('found').materialized(),
      () => asked,
    )
    .selectFrom('found')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function amongNewest(db: Db, { parts, limit, holds }: Search, read: number) {
  const newest = db
    .selectFrom('applications')
    .select(['id', 'created_at', 'search_text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(read)
  let query = db.selectFrom(newest.as('applications')).select('id')
  for (const part of parts) query = query.where(holds(part))
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

async function hasIndex(db: Db) {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('applications_search') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}
