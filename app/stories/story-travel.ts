import { type PhotoColumn, photoColumns } from './photo-columns.ts'
import { type FieldColumn, fieldList, type StoryColumn } from './story-fields.ts'

// Which columns of a story a download holds and its import brings back: every field of the form by itself, and these.

const beforeFields = ['id', 'created_at', 'status'] as const satisfies StoryColumn[]
const afterFields = [
  'is_demo',
  // Without these a story its author took back could be shown again, and private links would lead nowhere.
  'withdrawn_at',
  'token_hash',
  'language',
  // Kept by an import only where it was made by this site for this story.
  'client_seal',
] as const satisfies StoryColumn[]

type Around = (typeof beforeFields | typeof afterFields)[number]
export type TravelColumn = FieldColumn | PhotoColumn | Around
/** What an import judges column by column: the id and the photos have ways of their own. */
export type RuledColumn = Exclude<TravelColumn, 'id' | PhotoColumn>

/** What stays behind, and why. A column that neither travels nor stands here does not compile. */
export const stayingColumns = {
  state_code: 'The database makes it from city_state.',
  updated_at: 'When the row of this database was written; the import writes its own.',
  version: 'Counts changes in this database; nobody has seen the row in another one.',
  submission_key: 'Keeps one form from being stored twice, and the form belongs to this site.',
  search_text: 'Made from the others.',
  spam_score: 'A guess about how it was sent, for the moderators it was sent to.',
  spam_flags: 'A guess about how it was sent, for the moderators it was sent to.',
} as const satisfies Record<Exclude<StoryColumn, TravelColumn>, string>

/** In the order of a file. */
export const travelColumns: readonly TravelColumn[] = [
  ...beforeFields,
  ...new Set(fieldList.map(({ column }) => column)),
  ...afterFields,
  ...Object.values(photoColumns),
]
