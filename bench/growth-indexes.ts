import { sql } from 'kysely'
import type { Database } from '../app/db/database.server.ts'
import type { Db } from '../app/db/tables.ts'

type Definition = { kind: 'index' | 'trigger'; name: string; definition: string }

/** Indexes and triggers are put back when all rows are there: row by row they cost ten times as much. */
export async function withoutIndexes(trx: Db, engine: Database['engine'], fill: () => Promise<void>) {
  const definitions = engine === 'sqlite' ? await sqliteDefinitions(trx) : await postgresDefinitions(trx)
  for (const { kind, name } of definitions) await sql`drop ${sql.raw(kind)} ${sql.ref(name)}`.execute(trx)
  await fill()
  for (const { definition } of definitions) await sql.raw(definition).execute(trx)
  if (engine === 'sqlite') await fillSearch(trx)
}

async function sqliteDefinitions(trx: Db) {
  const { rows } = await sql<Definition>`select type as kind, name, sql as definition from sqlite_schema
    where type in ('index', 'trigger') and sql is not null
    and tbl_name in ('approval_stories', 'applications', 'articles', 'photos', 'mail_queue', 'article_addresses',
      'application_events', 'application_consents', 'audit_log', 'webhook_deliveries')`.execute(trx)
  return rows
}

async function postgresDefinitions(trx: Db) {
  const { rows } = await sql<Definition>`select 'index' as kind, indexname as name, indexdef as definition
    from pg_indexes where schemaname = 'public' and not exists
      (select 1 from pg_constraint where conindid = format('%I', indexname)::regclass)`.execute(trx)
  return rows
}

/** What the triggers would have written. */
async function fillSearch(trx: Db) {
  await sql`insert into application_fts_rows (application_id) select id from applications order by created_at, id`.execute(
    trx,
  )
  await sql`insert into application_fts (rowid, search_text)
    select number, search_text from application_fts_rows join applications on id = application_id`.execute(
    trx,
  )
}
