import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { createIndex, createTypedTable } from './typed-table.ts'

/** What renters send in, what happened to it since, what they said yes to, and what they have only begun. */
export async function createApplications(db: Kysely<unknown>, engine: Engine) {
  await createTypedTable(db, engine, 'applications', {
    columns: {
      id: 'id',
      reference: 'text',
      form: 'text',
      program: 'text',
      full_name: 'text',
      email: 'text?',
      phone: 'text?',
      reach_by: 'text?',
      reach_when: 'text?',
      place: 'text',
      state_code: 'text?',
      adults: 'integer',
      bedrooms: 'integer?',
      move_in: 'text?',
      rent_budget: 'integer?',
      income: 'text?',
      challenges: 'json',
      words: 'text',
      source_page: 'text?',
      status: 'text',
      closed_reason: 'text?',
      assigned_to: 'id?',
      follow_up: 'day?',
      spam_score: 'integer',
      spam_flags: 'json',
      is_spam: 'boolean',
      search_text: 'text',
      submission_key: 'text',
      token_hash: 'text',
      withdrawn_at: 'timestamp?',
      first_contact_at: 'timestamp?',
      moved_at: 'now',
      is_demo: 'boolean',
      created_at: 'now',
      updated_at: 'now',
      version: 'integer',
    },
    primary: ['id'],
    checks: {
      status_known: sql`status in ('new', 'contacted', 'in-progress', 'approved', 'closed')`,
      // Somebody must be able to answer.
      reachable: sql`email is not null or phone is not null`,
      adults_positive: sql`adults between 1 and 20`,
      version_positive: sql`version > 0`,
      closed_with_reason: sql`(status = 'closed') = (closed_reason is not null)`,
    },
    unique: ['reference', 'submission_key', 'token_hash'],
  })
  await createTypedTable(db, engine, 'application_events', {
    columns: {
      id: 'id',
      application_id: 'id',
      kind: 'text',
      actor: 'text',
      from_status: 'text?',
      to_status: 'text?',
      words: 'text?',
      facts: 'json',
      created_at: 'now',
    },
    primary: ['id'],
    belongsTo: { application_id: 'applications' },
  })
  await createTypedTable(db, engine, 'application_consents', {
    columns: {
      id: 'id',
      application_id: 'id',
      kind: 'text',
      wording: 'text',
      wording_version: 'integer',
      page: 'text',
      given_at: 'now',
      withdrawn_at: 'timestamp?',
    },
    primary: ['id'],
    belongsTo: { application_id: 'applications' },
    checks: { kind_known: sql`kind in ('contact', 'machine', 'news')` },
  })
  await createTypedTable(db, engine, 'application_drafts', {
    columns: {
      id: 'id',
      token_hash: 'text',
      form: 'text',
      answers: 'json',
      expires_at: 'timestamp',
      created_at: 'now',
    },
    primary: ['id'],
    unique: ['token_hash'],
  })
  await createIndex(db, 'applications_status_newest', 'applications', [
    'is_spam',
    'status',
    'created_at',
    'id',
  ])
  await createIndex(db, 'applications_due', 'applications', ['is_spam', 'status', 'follow_up', 'id'])
  await createIndex(db, 'applications_closed', 'applications', ['status', 'moved_at'])
  await createIndex(db, 'applications_email', 'applications', ['email'])
  await createIndex(db, 'application_events_newest', 'application_events', [
    'application_id',
    'created_at',
    'id',
  ])
  await createIndex(db, 'application_consents_of', 'application_consents', [
    'application_id',
    'kind',
    'given_at',
  ])
  await createIndex(db, 'application_drafts_expires', 'application_drafts', ['expires_at'])
}
