import { expressionBuilder, type Insertable } from 'kysely'
import { countUpTo, readAtOnce } from '../db/bounds.ts'
import type { Db, Tables } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import { photoSlots, type StoryStatus } from '../db/vocabulary.ts'
import { storyFoundBy } from './found-by.ts'
import { passes, type StoryFilter } from './moderate/filter-queries.server.ts'
import { photoColumns } from './photo-columns.ts'
import { displayName, type WallStory } from './story.ts'

export type NewStory = Omit<
  Insertable<Tables['approval_stories']>,
  'id' | 'status' | 'created_at' | 'updated_at' | 'version' | 'client_seal' | 'search_text'
>

/** Made with the story itself, and by nobody's hand. */
type Sealed = { sealOf?(id: string): string }

/** The last story of the page before. */
export type StoryCursor = { createdAt: Date; id: string }

/** Returns the id. A pending story is on no cached page, so this needs no tags and may join a transaction. */
export async function submitStory(db: Db, story: NewStory, { sealOf }: Sealed = {}): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('approval_stories')
    .values({
      ...story,
      ...storyFoundBy(story),
      id,
      status: 'pending',
      created_at: now,
      updated_at: now,
      client_seal: sealOf?.(id) ?? null,
    })
    .execute()
  return id
}

/** The story that the same form has stored already, if it has. */
export async function findSubmission(db: Db, submissionKey: string) {
  const story = await db
    .selectFrom('approval_stories')
    .selectAll()
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst()
  return story ?? null
}

type Rewritten = NewStory & { client_seal: string | null }

/** False when somebody changed the story since that version. */
export async function rewriteStory(db: Db, id: string, version: number, story: Rewritten) {
  const written = await db
    .updateTable('approval_stories')
    .set({ ...story, ...storyFoundBy(story), version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

type Words = Pick<NewStory, 'how_helped' | 'encouragement' | 'submission_key'>

/** How many other stories with the same words wait or were turned down; stops counting where the number says enough. */
export async function countCopies(db: Db, words: Words, since: Date): Promise<number> {
  const copies = await db
    .selectFrom('approval_stories')
    .select('id')
    .where('status', 'in', ['pending', 'rejected'])
    .where('created_at', '>=', since)
    .where('submission_key', 'is distinct from', words.submission_key ?? null)
    .where('how_helped', '=', words.how_helped)
    .where('encouragement', '=', words.encouragement)
    .limit(5)
    .execute()
  return copies.length
}

/** All that is read for a public page: a new field of the form is not public before it stands here. */
const wallColumns = [
  'id',
  'full_name',
  'name_display',
  'is_demo',
  'allow_sharing',
  'client_seal',
  'city_state',
  'approval_date',
  'headline',
  'how_helped',
  'encouragement',
  'language',
  ...Object.values(photoColumns),
  'created_at',
] as const

/** `isRealOnly` leaves out the stories that came with the program. */
type WallPage = { after?: StoryCursor; limit: number; isRealOnly?: boolean }
type Looked = Pick<WallPage, 'isRealOnly'>

export async function listWallStories(db: Db, page: WallPage): Promise<WallStory[]> {
  const rows = await wallRows(db, page).execute()
  return rows.map(toWallStory)
}

/** Null unless it is approved. */
export async function findWallStory(db: Db, id: string, looked: Looked = {}): Promise<WallStory | null> {
  if (!isId(id)) return null
  const row = await wallRows(db, { ...looked, limit: 1 })
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toWallStory(row) : null
}

/** For the preview of a link to it. Null unless it is approved and may be shown beyond the wall. */
export async function findSharedStory(db: Db, id: string, looked: Looked = {}): Promise<WallStory | null> {
  if (!isId(id)) return null
  const row = await sharedRows(db, { ...looked, limit: 1 })
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toWallStory(row) : null
}

/** For the page of a town; `cityState` as the form stores it: 'Houston, TX'. */
export async function listTownStories(db: Db, cityState: string, page: WallPage): Promise<WallStory[]> {
  const rows = await sharedRows(db, page).where('city_state', '=', cityState).execute()
  return rows.map(toWallStory)
}

/** For the page of a town that has too few of its own; two-letter code. */
export async function listStateStories(db: Db, stateCode: string, page: WallPage): Promise<WallStory[]> {
  const rows = await sharedRows(db, page)
    .where('state_code', '=', stateCode)
    .where(isBehindComma(stateCode))
    .execute()
  return rows.map(toWallStory)
}

/**
 * The column of states has the last two letters of anything: 'Tijuana, Baja California' is not in Iowa. No `like`, of which
 * PostgreSQL expects that hardly a row passes: it would sort them instead of reading the index in its order.
 */
function isBehindComma(stateCode: string) {
  const eb = expressionBuilder<Tables, 'approval_stories'>()
  const place = eb.fn<string>('upper', ['city_state'])
  return eb(eb.fn<string>('replace', [place, eb.val(`, ${stateCode}`), eb.val('')]), '<>', place)
}

/** `until` is the last story that is looked at. */
type FilteredPage = WallPage & { until?: StoryCursor }

/** For moderators: all that was sent in, newest first. */
export async function listStories(
  db: Db,
  status: StoryStatus,
  { until, ...page }: FilteredPage,
  filter: StoryFilter = {},
) {
  const list = newestFirst(db, status, page).where(passes(filter)).selectAll()
  return await (until ? list.where(isNotBefore(until)) : list).execute()
}

/** The last story that a search from here reads; undefined when it reads all there are. */
export async function findSearchEnd(db: Db, status: StoryStatus, after?: StoryCursor) {
  return await newestFirst(db, status, { after, limit: 1 })
    .offset(readAtOnce - 1)
    .select(['created_at as createdAt', 'id'])
    .executeTakeFirst()
}

function isNotBefore({ createdAt, id }: StoryCursor) {
  const eb = expressionBuilder<Tables, 'approval_stories'>()
  return eb(eb.refTuple('created_at', 'id'), '>=', eb.tuple(createdAt, id))
}

/** For moderators: these stories as they are now. */
export async function listStoriesById(db: Db, ids: string[]) {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return await db.selectFrom('approval_stories').selectAll().where('id', 'in', known).execute()
}

/** Whether a story of this list was sent in after the one at its top; without one, whether there is any. */
export async function hasNewer(
  db: Db,
  status: StoryStatus,
  top: StoryCursor | undefined,
  filter: StoryFilter,
): Promise<boolean> {
  const list = newestFirst(db, status, { limit: 1 }).where(passes(filter)).select('id')
  // Without one the list was empty: what its search has read is read again.
  const end = top ?? (await findSearchEnd(db, status))
  let newer = end ? list.where(isNotBefore(end)) : list
  if (top) newer = newer.where('id', '<>', top.id)
  return (await newer.executeTakeFirst()) !== undefined
}

/** How many stories each tab of the moderators holds; no further than a reader needs. */
export async function countByStatus(db: Db): Promise<Record<StoryStatus, number>> {
  const count = (status: StoryStatus) =>
    countUpTo(db, db.selectFrom('approval_stories').select('id').where('status', '=', status))
  return {
    pending: await count('pending'),
    approved: await count('approved'),
    rejected: await count('rejected'),
  }
}

/** For everything but the wall and a story's own page: what its writer let us show elsewhere. */
function sharedRows(db: Db, page: WallPage) {
  return wallRows(db, page).where('allow_sharing', '=', true)
}

/** For the wall and a story's own page alone. */
function wallRows(db: Db, page: WallPage) {
  const rows = newestFirst(db, 'approved', page)
  return (page.isRealOnly ? rows.where('is_demo', '=', false) : rows).select(wallColumns)
}

type WallRow = Awaited<ReturnType<ReturnType<typeof wallRows>['executeTakeFirstOrThrow']>>

/** What the public may see of it: the full name goes no further than this function. */
export function toWallStory(row: WallRow): WallStory {
  return {
    id: row.id,
    displayName: displayName(row.full_name, row.name_display),
    cityState: row.city_state,
    isDemo: row.is_demo,
    isClient: row.client_seal !== null,
    isShared: row.allow_sharing,
    approvalDate: row.approval_date,
    headline: row.headline,
    howHelped: row.how_helped,
    encouragement: row.encouragement,
    language: row.language,
    photos: photoSlots.flatMap((slot) => {
      const url = row[photoColumns[slot]]
      return url ? [{ slot, url }] : []
    }),
    createdAt: row.created_at,
  }
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
