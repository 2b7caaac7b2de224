import type { Site } from '../../server/testing/site.ts'
import { openBesidePostgres } from './beside-postgres.ts'
import { openBesideSqlite } from './beside-sqlite.ts'

export type Row = Record<string, unknown>

/** Each row of each table by its digest. */
export type Rows = Map<string, string[]>

/**
 * The database of a running site, looked at and changed beside the site, on a connection of its own. Cases speak
 * the SQL that both engines know, with `?` for a value and `true` and `false`, and read the same values from both:
 * those SQLite keeps (0 and 1, times and JSON as texts).
 */
export type Beside = {
  rows(query: string, ...values: (string | number)[]): Promise<Row[]>
  write(command: string, ...values: (string | number)[]): Promise<void>
  readRows(): Promise<Rows>
  close(): Promise<void>
}

export async function openBeside({ dataDir, databaseUrl }: Pick<Site, 'dataDir' | 'databaseUrl'>) {
  return databaseUrl ? await openBesidePostgres(databaseUrl) : openBesideSqlite(dataDir)
}

/** How far an import is stands among the settings and is none of them. */
export function rowsOf(table: string) {
  return table === 'settings' ? `(select * from settings where key not like 'import.%')` : `"${table}"`
}
