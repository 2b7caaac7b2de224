import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** Why the owner lets something stand that the review before opening found. */
export async function createReviewNotes(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'review_notes', {
    columns: { rule: 'text', mark: 'text', reason: 'text', actor: 'text', created_at: 'now' },
    primary: ['rule'],
  })
}
