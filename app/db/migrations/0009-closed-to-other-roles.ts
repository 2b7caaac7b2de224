import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { closeTables } from './closed-tables.ts'
import type { Engine } from './engine-types.ts'

/** The tables of before; `createTypedTable` closes those that come. */
const tables = [
  'articles',
  'approval_stories',
  'photos',
  'photo_files',
  'story_decisions',
  'request_counts',
  'admin_users',
  'admin_sessions',
  'admin_accounts',
  'admin_verifications',
  'admin_two_factors',
  'admin_rate_limits',
  'secrets',
  'article_revisions',
  'article_drafts',
  'article_addresses',
  'article_images',
  'article_image_files',
  'audit_log',
  'settings',
  'mail_queue',
  'visit_counts',
  'missing_addresses',
  'redirects',
  'kysely_migration',
  'kysely_migration_lock',
]

/** On PostgreSQL other roles may be in the same database: they empty no table and say nothing in our name. */
export async function closeToOtherRoles(db: Kysely<unknown>, engine: Engine) {
  // On SQLite too, which needs none: its backup may be moved to PostgreSQL.
  const secret = randomBytes(32).toString('base64url')
  await sql`insert into secrets (name, value) values ('page-tags', ${secret}) on conflict (name) do nothing`.execute(
    db,
  )
  if (engine === 'postgres') await closeTables(db, tables)
}
