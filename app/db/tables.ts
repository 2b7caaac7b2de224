import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely'
import type {
  ApplicationEvent,
  ApplicationStatus,
  ConsentKind,
  NameDisplay,
  PhotoSlot,
  Role,
  StoryDecision,
  StoryStatus,
  WrittenLanguage,
} from './vocabulary.ts'

/** Everything a query can be asked of: the database itself or a transaction. */
export type Db = Kysely<Tables>

export type Tables = {
  articles: ArticlesTable
  approval_stories: ApprovalStoriesTable
  photos: PhotosTable
  photo_files: PhotoFilesTable
  story_decisions: StoryDecisionsTable
  request_counts: RequestCountsTable
  page_changes: PageChangesTable
  admin_users: AdminUsersTable
  admin_sessions: AdminSessionsTable
  admin_accounts: AdminAccountsTable
  admin_verifications: AdminVerificationsTable
  admin_two_factors: AdminTwoFactorsTable
  admin_rate_limits: AdminRateLimitsTable
  secrets: SecretsTable
  article_revisions: ArticleRevisionsTable
  article_drafts: ArticleDraftsTable
  article_addresses: ArticleAddressesTable
  article_images: ArticleImagesTable
  article_image_files: ArticleImageFilesTable
  audit_log: AuditLogTable
  settings: SettingsTable
  mail_queue: MailQueueTable
  visit_counts: VisitCountsTable
  application_counts: ApplicationCountsTable
  missing_addresses: MissingAddressesTable
  redirects: RedirectsTable
  review_notes: ReviewNotesTable
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
  application_consents: ApplicationConsentsTable
  application_drafts: ApplicationDraftsTable
  story_invitations: StoryInvitationsTable
  admin_invitations: AdminInvitationsTable
  admin_passkeys: AdminPasskeysTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** Set by the database when left out. Kept to the millisecond, so that a `Date` is the exact value. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** `YYYY-MM-DD`: a day on the calendar belongs to no time zone. */
type Day = string
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Written as a text, read as whatever it says: parse it before it is trusted. */
type Json = ColumnType<object, string, string>

type ArticlesTable = {
  id: string
  title: string
  slug: string
  content: string
  excerpt: Generated<string>
  author: Generated<string>
  published: Generated<boolean>
  image_url: string | null
  /** Came with the program. */
  is_demo: Generated<boolean>
  image_alt: Generated<string>
  /** A draft that publishes itself at this moment. */
  publish_at: Date | null
  /** In the bin, from where it can be brought back for 30 days. */
  deleted_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
  version: Generated<number>
  language: Generated<WrittenLanguage>
  /** The first of the articles that tell the same in several languages; null for that one itself. */
  translation_of: string | null
}

type ApprovalStoriesTable = {
  id: string
  full_name: string
  email: string
  phone: string | null
  city_state: string
  /** The last two letters of `city_state`, whatever they are: a state's only behind a comma. */
  state_code: GeneratedAlways<string>
  approval_date: Day | null
  headline: string
  how_helped: string
  encouragement: string
  allow_sharing: Generated<boolean>
  renter_photo_url: string | null
  exterior_photo_url: string | null
  interior_photo_url: string | null
  status: Generated<StoryStatus>
  created_at: Timestamp
  /** Null means first name and last initial. */
  name_display: NameDisplay | null
  updated_at: Timestamp
  version: Generated<number>
  /** Made by the form: a story sent twice carries the same one. */
  submission_key: string | null
  /** Of the private link's token; the token itself is nowhere. */
  token_hash: string | null
  spam_score: Generated<number>
  spam_flags: ColumnType<string[], string | undefined, string>
  withdrawn_at: Date | null
  /** Came with the program: no person's own story. */
  is_demo: Generated<boolean>
  /** Came by the link that an approved applicant was given. It holds for these words alone, and says nothing of whom. */
  client_seal: string | null
  /** Of the page it was told on. */
  language: Generated<WrittenLanguage>
  /** What moderators find it by, private data among it. */
  search_text: string
}

type StoryDecisionsTable = {
  id: string
  story_id: string
  decision: StoryDecision
  from_status: StoryStatus | null
  to_status: StoryStatus
  /** An admin's e-mail, or 'submitter'. */
  actor: string
  reason: string | null
  created_at: Timestamp
}

/** How often something was done until a moment; for limits. */
type RequestCountsTable = {
  key: string
  count: number
  expires_at: Date
}

/** The newest changes to pages, by number, for the other processes on the same file; SQLite alone. */
type PageChangesTable = {
  number: number
  tags: string
}

type PhotosTable = {
  id: string
  story_id: string
  slot: PhotoSlot
  created_at: Timestamp
}

type PhotoFilesTable = {
  photo_id: string
  format: 'avif' | 'webp'
  width: number
  height: number
  body: Bytes
}

type AdminUsersTable = {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Role
  disabled: Generated<boolean>
  two_factor_enabled: Generated<boolean>
  last_sign_in_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
}

type AdminSessionsTable = {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

type AdminAccountsTable = {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password_hash: string | null
  /** By the program; null where that was not written down. */
  password_made_up: boolean | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

type AdminVerificationsTable = {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Timestamp
  updated_at: Timestamp
}

type AdminTwoFactorsTable = {
  id: string
  user_id: string
  /** Encrypted with the program's secret, as are the codes. */
  secret: string
  backup_codes: string
  verified: Generated<boolean>
  failed_verification_count: Generated<number>
  locked_until: Date | null
}

type AdminRateLimitsTable = {
  id: string
  key: string
  count: number
  last_request: number
}

type SecretsTable = {
  name: string
  value: string
  created_at: Timestamp
}

/** Every saved state of an article, this one included. */
type ArticleRevisionsTable = {
  id: string
  article_id: string
  version: number
  fields: Json
  actor: string
  created_at: Timestamp
}

/** Typed and not saved yet: never shown to the public. */
type ArticleDraftsTable = {
  actor: string
  /** The article's id, or one made by the form of a new article. */
  draft_key: string
  base_version: number | null
  fields: Json
  updated_at: Timestamp
}

/** A slug an article had before. */
type ArticleAddressesTable = {
  slug: string
  article_id: string
  created_at: Timestamp
}

type ArticleImagesTable = {
  id: string
  actor: string
  created_at: Timestamp
}

type ArticleImageFilesTable = {
  image_id: string
  format: 'avif' | 'webp'
  width: number
  height: number
  body: Bytes
}

/** Rows are added and read, never changed: triggers refuse it. */
type AuditLogTable = {
  id: string
  created_at: Timestamp
  /** An admin's e-mail, or 'command line'. */
  actor: string
  action: string
  subject_kind: string
  subject_id: string | null
  facts: Json
  address: string | null
}

type SettingsTable = {
  key: string
  chosen: Json
  updated_at: Timestamp
  updated_by: string
}

type MailQueueTable = {
  id: string
  kind: string
  recipient: string
  subject: string
  text: string
  html: string | null
  attempts: number
  /** Empty when nothing more will be tried: it was sent, or given up. */
  next_try_at: Date | null
  sent_at: Date | null
  last_error: string | null
  /** When it was last tried in vain; empty for what failed before this was kept. */
  failed_at: Generated<Date | null>
  created_at: Timestamp
}

/** How often something happened on a page on a day, by everyone together. */
type VisitCountsTable = {
  day: Day
  path: string
  event: string
  count: number
}

/** How often a form came so far, or an application did, on one day. */
type ApplicationCountsTable = {
  day: Day
  /** The page the form was opened from, or the form itself. */
  path: string
  /** Where the home is to be; empty for a form on its way. */
  state: string
  program: string
  stage: string
  count: number
}

type MissingAddressesTable = {
  path: string
  count: number
  first_seen_at: Timestamp
  last_seen_at: Timestamp
}

type RedirectsTable = {
  path: string
  target: string
  created_at: Timestamp
  actor: string
}

/** Why the owner lets something stand that the review before opening found. */
type ReviewNotesTable = {
  rule: string
  /** Of what was found when it was written. */
  mark: string
  reason: string
  actor: string
  created_at: Timestamp
}

type ApplicationsTable = {
  id: string
  /** What is read out over the phone: no 0, O, 1 or I in it. */
  reference: string
  form: string
  /** Of the page it was sent from: what we write to them is in it. */
  language: Generated<WrittenLanguage>
  program: string
  /** 'full' or 'number'; null where no part of the kit was asked for. */
  kit_part: string | null
  full_name: string
  email: string | null
  phone: string | null
  reach_by: string | null
  reach_when: string | null
  /** As it was typed; `state_code` is empty where no state could be read from it. */
  place: string
  state_code: string | null
  adults: number
  bedrooms: number | null
  move_in: string | null
  /** Dollars a month. */
  rent_budget: number | null
  income: string | null
  challenges: ColumnType<string[], string, string>
  words: string
  /** The path of the page the form was opened from. */
  source_page: string | null
  status: ApplicationStatus
  closed_reason: string | null
  /** An admin's id. */
  assigned_to: string | null
  follow_up: Day | null
  spam_score: number
  spam_flags: ColumnType<string[], string, string>
  /** Flagged by the score or by hand: out of the lists, never lost. */
  is_spam: Generated<boolean>
  /** Everything it is found by, in lower case, with the digits of the phone number alone. */
  search_text: string
  /** The last ten of the phone number; none where there is no number. */
  phone_digits: Generated<string>
  submission_key: string
  /** Of the private link's token; the token itself is nowhere. */
  token_hash: string
  withdrawn_at: Date | null
  first_contact_at: Date | null
  first_approved_at: Date | null
  /** Since when a message of the applicant waits for somebody to answer it. */
  unanswered_since: Date | null
  /** Whether the numbers know of it: it was sent here, by somebody who lets himself be counted. */
  is_counted: Generated<boolean>
  /** When it came to the status it has. */
  moved_at: Timestamp
  is_demo: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  version: number
}

/** The timeline of an application: rows are added, and go with it. */
type ApplicationEventsTable = {
  id: string
  application_id: string
  kind: ApplicationEvent
  /** An admin's e-mail, or 'applicant'. */
  actor: string
  from_status: ApplicationStatus | null
  to_status: ApplicationStatus | null
  words: string | null
  facts: Json
  created_at: Timestamp
}

/** Each yes with the very words that were read. */
type ApplicationConsentsTable = {
  id: string
  application_id: string
  kind: ConsentKind
  wording: string
  wording_version: number
  page: string
  given_at: Timestamp
  withdrawn_at: Date | null
}

/** Begun, and asked to be continued on another device. */
type ApplicationDraftsTable = {
  id: string
  token_hash: string
  form: string
  language: Generated<WrittenLanguage>
  /** Where its link was sent. */
  email: Generated<string>
  answers: Json
  expires_at: Date
  created_at: Timestamp
}

/** An approved applicant's link to tell the story: gone once it was used, and no story knows of it. */
type StoryInvitationsTable = {
  /** That of its line in the timeline, and of its mail. */
  id: string
  application_id: string
  /** Of the link's token; the token itself is nowhere. */
  token_hash: string
  expires_at: Date
  created_at: Timestamp
}

/** Another system that is told what happens. */
type WebhooksTable = {
  id: string
  url: string
  events: ColumnType<string[], string, string>
  /** Names and how to reach people go along. */
  has_contact: Generated<boolean>
  secret: string
  /** Still signs beside the new one until then. */
  old_secret: string | null
  old_secret_until: Date | null
  is_paused: Generated<boolean>
  actor: string
  created_at: Timestamp
}

type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  event: string
  subject_id: string | null
  /** Empty once it was delivered. */
  body: string
  attempts: number
  /** Empty when nothing more will be tried. */
  next_try_at: Date | null
  delivered_at: Date | null
  last_status: number | null
  last_fault: string | null
  created_at: Timestamp
}

/** Asked to join, and not answered yet. */
type AdminInvitationsTable = {
  id: string
  email: string
  role: Role
  /** Of the link's token; the token itself is nowhere. */
  token_hash: string
  actor: string
  expires_at: Date
  created_at: Timestamp
}

type AdminPasskeysTable = {
  id: string
  name: string | null
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  device_type: string
  backed_up: Generated<boolean>
  transports: string | null
  aaguid: string | null
  created_at: Timestamp
}
