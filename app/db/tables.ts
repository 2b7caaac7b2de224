import type { ColumnType, Generated, Kysely } from 'kysely'
import type { NameDisplay, PhotoSlot, StoryStatus } from '../stories/story.ts'

/** Everything a query can be asked of: the database itself or a transaction. */
export type Db = Kysely<Tables>

export type Tables = {
  articles: ArticlesTable
  approval_stories: ApprovalStoriesTable
  photos: PhotosTable
  photo_files: PhotoFilesTable
}

/** Set by the database when left out. Kept to the millisecond, so that a `Date` is the exact value. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** `YYYY-MM-DD`: a day on the calendar belongs to no time zone. */
type Day = string
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

type ArticlesTable = {
  id: string
  title: string
  slug: string
  content: string
  excerpt: Generated<string>
  author: Generated<string>
  published: Generated<boolean>
  image_url: string | null
  created_at: Timestamp
  updated_at: Timestamp
  version: Generated<number>
}

type ApprovalStoriesTable = {
  id: string
  full_name: string
  email: string
  phone: string | null
  city_state: string
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
