import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** How far forms and applications came, as sums of a day: what is erased later was there all the same. */
export async function createApplicationCounts(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'application_counts', {
    columns: { day: 'day', path: 'text', state: 'text', program: 'text', stage: 'text', count: 'integer' },
    primary: ['day', 'path', 'state', 'program', 'stage'],
  })
  const { boolean, no, timestamp } = engineTypes[engine]
  await sql`alter table applications add column is_counted ${boolean} not null default ${no}`.execute(db)
  await sql`alter table applications add column first_approved_at ${timestamp}`.execute(db)
}
