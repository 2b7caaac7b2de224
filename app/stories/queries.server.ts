import type { Insertable } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db, Tables } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import {
  displayName,
  photoSlots,
  type StoryMove,
  type StoryStatus,
  storyMoves,
  type WallStory,
} from './story.ts'

export type NewStory = Omit<
  Insertable<Tables['approval_stories']>,
  'id' | 'status' | 'created_at' | 'updated_at' | 'version'
>

/** The last story of the page before. */
export type StoryCursor = { createdAt: Date; id: string }

/** Returns the id. A pending story is on no cached page, so this needs no tags and may join a transaction. */
export async function submitStory(db: Db, story: NewStory): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('approval_stories')
    .values({ ...story, id, status: 'pending', created_at: now, updated_at: now })
    .execute()
  return id
}

type WallPage = { after?: StoryCursor; limit: number }

export async function listWallStories(db: Db, page: WallPage): Promise<WallStory[]> {
  const rows = await wallRows(db, page).execute()
  return rows.map(toWallStory)
}

/** For the page of a town; `cityState` as the form stores it: 'Houston, TX'. */
export async function listTownStories(db: Db, cityState: string, page: WallPage): Promise<WallStory[]> {
  const rows = await wallRows(db, page).where('city_state', '=', cityState).execute()
  return rows.map(toWallStory)
}

/** For the page of a town that has too few of its own; two-letter code. */
export async function listStateStories(db: Db, stateCode: string, page: WallPage): Promise<WallStory[]> {
  const rows = await wallRows(db, page).where('state_code', '=', stateCode).execute()
  return rows.map(toWallStory)
}

/** For moderators: all that was sent in, newest first. */
export async function listStories(db: Db, status: StoryStatus, page: WallPage) {
  return await newestFirst(db, status, page).selectAll().execute()
}

/** Null when the story is gone or another admin changed it first. */
export async function moveStory(database: Database, id: string, move: StoryMove, version: number) {
  if (!isId(id)) return null
  const { from, to } = storyMoves[move]
  const story = await database.change(['stories'], (trx) =>
    trx
      .updateTable('approval_stories')
      .set({ status: to, version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', 'in', from)
      .returning(['id', 'status', 'version'])
      .executeTakeFirst(),
  )
  return story ?? null
}

function wallRows(db: Db, page: WallPage) {
  return newestFirst(db, 'approved', page).select([
    'id',
    'full_name',
    'name_display',
    'city_state as cityState',
    'approval_date as approvalDate',
    'headline',
    'how_helped as howHelped',
    'encouragement',
    'renter_photo_url as renter',
    'exterior_photo_url as exterior',
    'interior_photo_url as interior',
    'created_at as createdAt',
  ])
}

type WallRow = Awaited<ReturnType<ReturnType<typeof wallRows>['executeTakeFirstOrThrow']>>

/** The full name goes no further than this function. */
function toWallStory({ full_name, name_display, renter, exterior, interior, ...shown }: WallRow): WallStory {
  const urls = { renter, exterior, interior }
  const photos = photoSlots.flatMap((slot) => (urls[slot] ? [{ slot, url: urls[slot] }] : []))
  return { ...shown, displayName: displayName(full_name, name_display), photos }
}

/** By the moment of submission; the id decides between two of the same millisecond. */
function newestFirst(db: Db, status: StoryStatus, { after, limit }: WallPage) {
  const newest = db
    .selectFrom('approval_stories')
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!after) return newest
  return newest.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
  )
}
