import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

/** Applications know a language by its code, as stories and articles do: another one needs no change of the tables. */
export async function allowAnyLanguage(db: Kysely<unknown>, engine: Engine) {
  for (const table of ['applications', 'application_drafts']) {
    const code = sql`constraint ${sql.id(`${table}_language_code`)} check (length(language) = 2)`
    if (engine === 'postgres') {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_language_known`)}`.execute(
        db,
      )
      await sql`alter table ${sql.table(table)} add ${code}`.execute(db)
    } else {
      // SQLite drops a check only with its column.
      await sql`alter table ${sql.table(table)} rename column language to language_known`.execute(db)
      await sql`alter table ${sql.table(table)} add column language text not null default 'en' ${code}`.execute(
        db,
      )
      await sql`update ${sql.table(table)} set language = language_known`.execute(db)
      await sql`alter table ${sql.table(table)} drop column language_known`.execute(db)
    }
  }
}
