import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** SQLite has no dates, booleans or JSON of its own: these columns are turned into them when read. */
export type ColumnKind = 'timestamp' | 'boolean' | 'json'
export type ColumnKinds = Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>

type KindOf<Value> = Value extends Date ? 'timestamp' : Value extends boolean ? 'boolean' : 'json'
type Plain = string | number | Uint8Array
type KindsOf<Row> = {
  [Column in keyof Row as NonNullable<Row[Column]> extends Plain ? never : Column]: KindOf<
    NonNullable<Row[Column]>
  >
}

// The type asks for every column that needs a kind: forgetting one does not compile.
export const columnKinds: { [Table in keyof Tables]: KindsOf<Selectable<Tables[Table]>> } = {
  articles: { published: 'boolean', is_demo: 'boolean', created_at: 'timestamp', updated_at: 'timestamp' },
  approval_stories: {
    allow_sharing: 'boolean',
    created_at: 'timestamp',
    updated_at: 'timestamp',
    is_demo: 'boolean',
    spam_flags: 'json',
    withdrawn_at: 'timestamp',
  },
  story_decisions: { created_at: 'timestamp' },
  request_counts: { expires_at: 'timestamp' },
  photos: { created_at: 'timestamp' },
  photo_files: {},
  admin_users: {
    email_verified: 'boolean',
    disabled: 'boolean',
    two_factor_enabled: 'boolean',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
  admin_sessions: { expires_at: 'timestamp', created_at: 'timestamp', updated_at: 'timestamp' },
  admin_accounts: {
    access_token_expires_at: 'timestamp',
    refresh_token_expires_at: 'timestamp',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
  admin_verifications: { expires_at: 'timestamp', created_at: 'timestamp', updated_at: 'timestamp' },
  admin_two_factors: { verified: 'boolean', locked_until: 'timestamp' },
  admin_rate_limits: {},
  secrets: { created_at: 'timestamp' },
}
