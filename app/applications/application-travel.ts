import type { ApplicationColumn } from './application-fields.ts'

// Which columns of an application a download holds and its import brings back.

/** In the order of a file. */
export const travelColumns = [
  'id',
  'created_at',
  'reference',
  'status',
  'closed_reason',
  'language',
  'form',
  'program',
  'kit_part',
  'full_name',
  'email',
  'phone',
  'reach_by',
  'reach_when',
  'place',
  'state_code',
  'adults',
  'bedrooms',
  'move_in',
  'rent_budget',
  'income',
  'challenges',
  'words',
  'source_page',
  'follow_up',
  'is_spam',
  'withdrawn_at',
  'first_contact_at',
  'first_approved_at',
  'unanswered_since',
  'moved_at',
  'is_demo',
  // Without it private links would lead nowhere.
  'token_hash',
] as const satisfies readonly ApplicationColumn[]

type TravelColumn = (typeof travelColumns)[number]

/** What stays behind, and why. A column that neither travels nor stands here does not compile. */
export const stayingColumns = {
  assigned_to: 'An account of this site.',
  updated_at: 'When the row of this database was written; the import writes its own.',
  version: 'Counts changes in this database; nobody has seen the row in another one.',
  submission_key: 'Keeps one form from being stored twice, and the form belongs to this site.',
  is_counted: 'The numbers count what was sent here.',
  search_text: 'Made from the others.',
  phone_digits: 'Made from the others.',
  spam_score: 'A guess about how it was sent, for the team it was sent to.',
  spam_flags: 'A guess about how it was sent, for the team it was sent to.',
} as const satisfies Record<Exclude<ApplicationColumn, TravelColumn>, string>
