import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** What writing articles for years needs, and the record of who did what. */
export async function createRevisionsAndAudit(db: Kysely<unknown>, engine: Engine) {
  await addColumns(db, engine)
  await createTypedTable(db, engine, 'article_revisions', {
    columns: {
      id: 'id',
      article_id: 'id',
      version: 'integer',
      fields: 'json',
      actor: 'text',
      created_at: 'now',
    },
    primary: ['id'],
    belongsTo: { article_id: 'articles' },
  })
  await db.schema
    .createIndex('article_revisions_newest')
    .on('article_revisions')
    .columns(['article_id', 'created_at', 'id'])
    .execute()
  // Text that was typed and not saved yet; the key is the article's id, or one made for a new article.
  await createTypedTable(db, engine, 'article_drafts', {
    columns: { actor: 'text', draft_key: 'id', base_version: 'integer?', fields: 'json', updated_at: 'now' },
    primary: ['actor', 'draft_key'],
  })
  // Where an article could be found before its slug was changed.
  await createTypedTable(db, engine, 'article_addresses', {
    columns: { slug: 'text', article_id: 'id', created_at: 'now' },
    primary: ['slug'],
    belongsTo: { article_id: 'articles' },
  })
  await createTypedTable(db, engine, 'article_images', {
    columns: { id: 'id', actor: 'text', created_at: 'now' },
    primary: ['id'],
  })
  await createTypedTable(db, engine, 'article_image_files', {
    columns: { image_id: 'id', format: 'text', width: 'integer', height: 'integer', body: 'bytes' },
    primary: ['image_id', 'format', 'width'],
    belongsTo: { image_id: 'article_images' },
  })
  await createAuditLog(db, engine)
}

async function addColumns(db: Kysely<unknown>, engine: Engine) {
  const { timestamp } = engineTypes[engine]
  const columns = [
    ['articles', sql`publish_at ${timestamp}`],
    ['articles', sql`deleted_at ${timestamp}`],
    ['articles', sql`image_alt text not null default ''`],
    ['admin_users', sql`last_sign_in_at ${timestamp}`],
  ] as const
  for (const [table, column] of columns)
    await sql`alter table ${sql.table(table)} add column ${column}`.execute(db)
}

async function createAuditLog(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'audit_log', {
    columns: {
      id: 'id',
      created_at: 'now',
      actor: 'text',
      action: 'text',
      subject_kind: 'text',
      subject_id: 'text?',
      facts: 'json',
      address: 'text?',
    },
    primary: ['id'],
  })
  await db.schema.createIndex('audit_log_newest').on('audit_log').columns(['created_at', 'id']).execute()
  if (engine === 'sqlite') await refuseChangesInSqlite(db)
  else await refuseChangesInPostgres(db)
}

async function refuseChangesInSqlite(db: Kysely<unknown>) {
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}

async function refuseChangesInPostgres(db: Kysely<unknown>) {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`.execute(db)
  await sql`create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db)
}
