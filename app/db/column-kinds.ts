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
  articles: {
    published: 'boolean',
    is_demo: 'boolean',
    publish_at: 'timestamp',
    deleted_at: 'timestamp',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
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
  page_changes: {},
  photos: { created_at: 'timestamp' },
  photo_files: {},
  admin_users: {
    email_verified: 'boolean',
    disabled: 'boolean',
    two_factor_enabled: 'boolean',
    last_sign_in_at: 'timestamp',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
  admin_sessions: { expires_at: 'timestamp', created_at: 'timestamp', updated_at: 'timestamp' },
  admin_accounts: {
    password_made_up: 'boolean',
    access_token_expires_at: 'timestamp',
    refresh_token_expires_at: 'timestamp',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
  admin_verifications: { expires_at: 'timestamp', created_at: 'timestamp', updated_at: 'timestamp' },
  admin_two_factors: { verified: 'boolean', locked_until: 'timestamp' },
  admin_rate_limits: {},
  secrets: { created_at: 'timestamp' },
  article_revisions: { fields: 'json', created_at: 'timestamp' },
  article_drafts: { fields: 'json', updated_at: 'timestamp' },
  article_addresses: { created_at: 'timestamp' },
  article_images: { created_at: 'timestamp' },
  article_image_files: {},
  audit_log: { created_at: 'timestamp', facts: 'json' },
  settings: { chosen: 'json', updated_at: 'timestamp' },
  mail_queue: {
    next_try_at: 'timestamp',
    sent_at: 'timestamp',
    failed_at: 'timestamp',
    created_at: 'timestamp',
  },
  visit_counts: {},
  application_counts: {},
  missing_addresses: { first_seen_at: 'timestamp', last_seen_at: 'timestamp' },
  redirects: { created_at: 'timestamp' },
  review_notes: { created_at: 'timestamp' },
  applications: {
    challenges: 'json',
    spam_flags: 'json',
    is_spam: 'boolean',
    is_demo: 'boolean',
    withdrawn_at: 'timestamp',
    first_contact_at: 'timestamp',
    first_approved_at: 'timestamp',
    unanswered_since: 'timestamp',
    is_counted: 'boolean',
    moved_at: 'timestamp',
    created_at: 'timestamp',
    updated_at: 'timestamp',
  },
  application_events: { facts: 'json', created_at: 'timestamp' },
  application_consents: { given_at: 'timestamp', withdrawn_at: 'timestamp' },
  admin_invitations: { expires_at: 'timestamp', created_at: 'timestamp' },
  admin_passkeys: { backed_up: 'boolean', created_at: 'timestamp' },
  webhooks: {
    events: 'json',
    has_contact: 'boolean',
    old_secret_until: 'timestamp',
    is_paused: 'boolean',
    created_at: 'timestamp',
  },
  webhook_deliveries: { next_try_at: 'timestamp', delivered_at: 'timestamp', created_at: 'timestamp' },
  story_invitations: { expires_at: 'timestamp', created_at: 'timestamp' },
  application_drafts: { answers: 'json', expires_at: 'timestamp', created_at: 'timestamp' },
}
