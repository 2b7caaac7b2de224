import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createTypedTable } from './typed-table.ts'

/** Who was asked to join and has not answered yet. */
export async function createInvitations(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'admin_invitations', {
    columns: {
      id: 'id',
      email: 'text',
      role: 'text',
      token_hash: 'text',
      actor: 'text',
      expires_at: 'timestamp',
      created_at: 'now',
    },
    primary: ['id'],
    checks: {
      email_shape: sql`email like '_%@_%' and length(email) <= 254`,
      email_lower: sql`email = lower(email)`,
    },
    unique: ['email', 'token_hash'],
  })
}
