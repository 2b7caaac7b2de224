import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

/** Keys that begin alike, byte by byte: the primary key of PostgreSQL has the order of a language. SQLite's has that of bytes. */
export async function indexCountKeys(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'postgres')
    await sql`create index request_counts_bytes on request_counts (key collate "C")`.execute(db)
}
