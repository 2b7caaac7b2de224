import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** What a single owner needs to run the business: settings, mail that waits, numbers, wanted addresses. */
export async function createSettingsAndMails(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'settings', {
    columns: { key: 'text', chosen: 'json', updated_at: 'now', updated_by: 'text' },
    primary: ['key'],
  })
  await createTypedTable(db, engine, 'mail_queue', {
    columns: {
      id: 'id',
      kind: 'text',
      recipient: 'text',
      subject: 'text',
      text: 'text',
      html: 'text?',
      attempts: 'integer',
      /** Empty when nothing more will be tried: it was sent, or given up. */
      next_try_at: 'timestamp?',
      sent_at: 'timestamp?',
      last_error: 'text?',
      created_at: 'now',
    },
    primary: ['id'],
  })
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('next_try_at').execute()
  await createTypedTable(db, engine, 'visit_counts', {
    columns: { day: 'day', path: 'text', event: 'text', count: 'integer' },
    primary: ['day', 'path', 'event'],
  })
  await createTypedTable(db, engine, 'missing_addresses', {
    columns: { path: 'text', count: 'integer', first_seen_at: 'now', last_seen_at: 'now' },
    primary: ['path'],
  })
  await createTypedTable(db, engine, 'redirects', {
    columns: { path: 'text', target: 'text', created_at: 'now', actor: 'text' },
    primary: ['path'],
  })
}
