import { type Kysely, sql } from 'kysely'

/** What read a whole table to find a few rows. */
export async function indexForGrowth(db: Kysely<unknown>) {
  // By its own condition: without statistics PostgreSQL takes articles outside the bin for rare, and sorts them all.
  await db.schema.dropIndex('articles_published_newest').execute()
  const articles = [
    sql`articles_public_newest on articles (created_at, id) where published and deleted_at is null`,
    sql`articles_bin on articles (deleted_at, id) where deleted_at is not null`,
    sql`articles_due on articles (publish_at) where publish_at is not null`,
    sql`articles_image on articles (image_url) where image_url is not null`,
    // An article that is erased takes its old addresses with it.
    sql`article_addresses_of on article_addresses (article_id)`,
  ]
  const people = [
    sql`approval_stories_person on approval_stories (lower(email))`,
    sql`applications_person on applications (lower(email))`,
    sql`mail_queue_person on mail_queue (lower(recipient))`,
  ]
  // What is let go of step by step: the words, the address, the line itself.
  const mails = [
    sql`mail_queue_words on mail_queue (created_at) where next_try_at is null and text <> ''`,
    sql`mail_queue_recipients on mail_queue (coalesce(sent_at, created_at))
      where next_try_at is null and recipient <> ''`,
    sql`mail_queue_done on mail_queue (created_at) where next_try_at is null`,
  ]
  for (const index of [...articles, ...people, ...mails]) await sql`create index ${index}`.execute(db)
}
