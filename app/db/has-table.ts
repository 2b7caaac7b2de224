import { sql } from 'kysely'
import { isShared } from './lock.ts'
import type { Db, Tables } from './tables.ts'

type Name = keyof Tables | 'kysely_migration' | 'kysely_migration_lock'

/**
 * Whether a query that names this table finds one. On PostgreSQL the search_path decides: another schema of the
 * same database may have a table of that name, and is another program's.
 */
export async function hasTable(db: Db, name: Name): Promise<boolean> {
  const { rows } = isShared(db)
    ? await sql`select where to_regclass(${name}) is not null`.execute(db)
    : await sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`.execute(db)
  return rows.length > 0
}
