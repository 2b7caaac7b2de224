import { type Kysely, sql } from 'kysely'

/**
 * SQLite has no statistics here: it takes the index that fixes most columns, though nearly all rows have that value.
 * Those that were taken in vain hold only the rows they are for.
 */
const replaced = [
  'articles_published_newest',
  'applications_closed',
  'mail_queue_due',
  'webhook_deliveries_due',
]

const articles = [
  // With all that the sitemap asks of them.
  sql`articles_public_newest on articles (created_at, id, slug, updated_at) where published and deleted_at is null`,
  sql`articles_bin on articles (deleted_at, id) where deleted_at is not null`,
  sql`articles_due on articles (publish_at) where publish_at is not null`,
  sql`articles_image on articles (image_url) where image_url is not null`,
  sql`articles_demo on articles (id) where is_demo`,
  // An article that is erased takes its old addresses with it.
  sql`article_addresses_of on article_addresses (article_id)`,
]

const stories = [
  sql`approval_stories_changed on approval_stories (status, updated_at)`,
  sql`approval_stories_demo on approval_stories (id) where is_demo`,
]

const applications = [sql`applications_closed on applications (moved_at) where status = 'closed'`]

const people = [
  sql`approval_stories_person on approval_stories (lower(email))`,
  sql`applications_person on applications (lower(email))`,
  sql`mail_queue_person on mail_queue (lower(recipient))`,
]

const mails = [
  sql`mail_queue_due on mail_queue (next_try_at, id) where next_try_at is not null`,
  sql`mail_queue_unsent on mail_queue (id)
    where sent_at is null and (last_error is null or last_error <> 'not-set-up')`,
  // What is let go of step by step: the words, the address, the line itself.
  sql`mail_queue_words on mail_queue (created_at) where next_try_at is null and text <> ''`,
  sql`mail_queue_recipients on mail_queue (coalesce(sent_at, created_at))
    where next_try_at is null and recipient <> ''`,
  sql`mail_queue_bare on mail_queue (created_at) where next_try_at is null and text = '' and recipient = ''`,
]

const deliveries = [
  sql`webhook_deliveries_due on webhook_deliveries (next_try_at, id) where next_try_at is not null`,
  sql`webhook_deliveries_done on webhook_deliveries (created_at) where next_try_at is null`,
  sql`webhook_deliveries_given_up on webhook_deliveries (created_at)
    where next_try_at is null and delivered_at is null`,
]

const log = [
  sql`audit_log_kind on audit_log (subject_kind, created_at, id)`,
  sql`audit_log_subject on audit_log (subject_kind, subject_id, created_at)`,
]

/** Whatever read a whole table to find a few rows. */
export async function indexForGrowth(db: Kysely<unknown>) {
  for (const name of replaced) await db.schema.dropIndex(name).execute()
  for (const index of [articles, stories, applications, people, mails, deliveries, log].flat())
    await sql`create index ${index}`.execute(db)
}
