import type { Kysely } from 'kysely'
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

/** On PostgreSQL other roles may be in the same database: they empty no table of ours and hang nothing on it. */
export async function closeToOtherRoles(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'postgres') await closeTables(db, tables)
}
