import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/database.server.ts'
import { hasTable } from '../db/has-table.ts'
import { keepResult } from '../db/running-job-queries.server.ts'
import type { Db } from '../db/tables.ts'

/** The newest migration this database has been through; null in a fresh one. */
export async function findMigration(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'kysely_migration'))) return null
  const last = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return last.rows[0]?.name ?? null
}

/** In the table of settings. */
export const lastKey = 'backup.last'

const Noted = z.object({ at: z.iso.datetime() })

/** When the last backup was made; null when none was. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('settings').select('chosen').where('key', '=', lastKey).executeTakeFirst()
  const made = Noted.safeParse(row?.chosen)
  return made.success ? new Date(made.data.at) : null
}

export type Made = { at: string; bytes: number; file: string }

/** For the admin area, which shows when the last backup was made. On no public page, so none becomes stale. */
export async function noteBackup({ db }: Pick<Database, 'db'>, made: Made, actor = 'command line') {
  await keepResult(db, lastKey, made, actor)
}
