import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createIndex, createTypedTable } from './typed-table.ts'

/** Other systems that are told what happens, and what waits to be told. */
export async function createWebhooks(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'webhooks', {
    columns: {
      id: 'id',
      url: 'text',
      events: 'json',
      has_contact: 'boolean',
      secret: 'text',
      old_secret: 'text?',
      old_secret_until: 'timestamp?',
      is_paused: 'boolean',
      actor: 'text',
      created_at: 'now',
    },
    primary: ['id'],
  })
  await createTypedTable(db, engine, 'webhook_deliveries', {
    columns: {
      id: 'id',
      webhook_id: 'id',
      event: 'text',
      subject_id: 'id?',
      body: 'text',
      attempts: 'integer',
      next_try_at: 'timestamp?',
      delivered_at: 'timestamp?',
      last_status: 'integer?',
      last_fault: 'text?',
      created_at: 'now',
    },
    primary: ['id'],
    belongsTo: { webhook_id: 'webhooks' },
  })
  await createIndex(db, 'webhook_deliveries_due', 'webhook_deliveries', ['next_try_at', 'id'])
  await createIndex(db, 'webhook_deliveries_newest', 'webhook_deliveries', ['webhook_id', 'created_at', 'id'])
  await createIndex(db, 'webhook_deliveries_subject', 'webhook_deliveries', ['subject_id'])
}
