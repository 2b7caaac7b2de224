import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'

/**
 * What people wrote keeps its language. Articles that tell the same are held together by the id of the first of them;
 * it is no reference, so that each may be erased, brought back or imported without the others.
 */
export async function addWriterLanguages(db: Kysely<unknown>, engine: Engine) {
  const { id } = engineTypes[engine]
  for (const table of ['articles', 'approval_stories'])
    await sql`alter table ${sql.table(table)} add column language text not null default 'en'
      constraint ${sql.id(`${table}_language_code`)} check (length(language) = 2)`.execute(db)
  await sql`alter table articles add column translation_of ${id}`.execute(db)
  // The sitemap asks for the language too, and the lists for one alone.
  await db.schema.dropIndex('articles_public_newest').execute()
  await sql`create index articles_public_newest on articles (created_at, id, slug, updated_at, language, translation_of)
    where published and deleted_at is null`.execute(db)
  await sql`create index articles_language_newest on articles (language, created_at, id)
    where published and deleted_at is null`.execute(db)
  await db.schema
    .createIndex('articles_translations')
    .on('articles')
    .column('translation_of')
    .where(sql.ref('translation_of'), 'is not', null)
    .execute()
}
