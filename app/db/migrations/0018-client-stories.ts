import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** Approved applicants who were asked for their story, and the mark of a story that came back by such a link. */
export async function createClientStories(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'story_invitations', {
    columns: {
      id: 'id',
      application_id: 'id',
      token_hash: 'text',
      expires_at: 'timestamp',
      created_at: 'now',
    },
    primary: ['id'],
    belongsTo: { application_id: 'applications' },
    unique: ['application_id', 'token_hash'],
  })
  await db.schema.alterTable('approval_stories').addColumn('client_seal', 'text').execute()
}
