import { type Kysely, sql } from 'kysely'

/** The language somebody applied in, or began to: what we write to them is in it. */
export async function addLanguages(db: Kysely<unknown>) {
  for (const table of ['applications', 'application_drafts'])
    await sql`alter table ${sql.table(table)} add column language text not null default 'en'
      constraint ${sql.id(`${table}_language_known`)} check (language in ('en', 'es'))`.execute(db)
}
