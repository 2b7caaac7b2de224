import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** How processes on one embedded database tell each other what changed; PostgreSQL has NOTIFY, and no row here. */
export async function createPageChanges(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'page_changes', {
    columns: { number: 'integer', tags: 'text' },
    primary: ['number'],
  })
}
