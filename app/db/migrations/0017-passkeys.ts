import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createIndex, createTypedTable } from './typed-table.ts'

/** better-auth's passkeys under our own names (app/accounts/auth-tables.ts). */
export async function createPasskeys(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'admin_passkeys', {
    columns: {
      id: 'id',
      name: 'text?',
      user_id: 'id',
      credential_id: 'text',
      public_key: 'text',
      counter: 'integer',
      device_type: 'text',
      backed_up: 'boolean',
      transports: 'text?',
      aaguid: 'text?',
      created_at: 'now',
    },
    primary: ['id'],
    belongsTo: { user_id: 'admin_users' },
    unique: ['credential_id'],
  })
  await createIndex(db, 'admin_passkeys_of_user', 'admin_passkeys', ['user_id'])
}
