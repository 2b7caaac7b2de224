import type { Insertable } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import { hasTable } from '../../db/has-table.ts'
import type { Db, Tables } from '../../db/tables.ts'
import { storySecret } from '../client-seal.server.ts'
import { storyFoundBy } from '../found-by.ts'
import type { PhotoColumn } from '../photo-columns.ts'

export type StoryInsert = Omit<Insertable<Tables['approval_stories']>, 'search_text'>

type PhotoAddresses = Pick<StoryInsert, PhotoColumn>

export type StoryKeys = Pick<StoryInsert, 'id' | 'token_hash'>

/** Which of these are there already. A private link leads to one story: who has its hash is the same one. */
export async function listKnownIds(db: Db, stories: StoryKeys[]): Promise<string[]> {
  if (stories.length === 0) return []
  const ids = stories.map(({ id }) => id)
  const hashes = stories.flatMap(({ token_hash }) => token_hash ?? [])
  const rows = await db
    .selectFrom('approval_stories')
    .select(['id', 'token_hash'])
    .where(({ eb, or }) =>
      or([eb('id', 'in', ids), ...(hashes.length > 0 ? [eb('token_hash', 'in', hashes)] : [])]),
    )
    .execute()
  const known = new Set(rows.flatMap(({ id, token_hash }) => [id, token_hash]))
  return stories
    .filter(({ id, token_hash }) => known.has(id) || (token_hash && known.has(token_hash)))
    .map(({ id }) => id)
}

/** Returns the ids of those that were not there yet; the others are left as they are. */
export async function addStories(trx: Trx, stories: StoryInsert[]): Promise<string[]> {
  const rows = await trx
    .insertInto('approval_stories')
    .values(stories.map((story) => ({ ...story, ...storyFoundBy(story) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setPhotoAddresses(trx: Trx, id: string, addresses: PhotoAddresses) {
  await trx.updateTable('approval_stories').set(addresses).where('id', '=', id).execute()
}

/** Null in a database that no start of the site has used yet. Looks, and makes none. */
export async function findStorySecret(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', storySecret)
    .executeTakeFirst()
  return row?.value ?? null
}

/** False in a database that no start of the program has prepared yet. */
export async function hasTables(db: Db, wanted: (keyof Tables)[]): Promise<boolean> {
  for (const name of wanted) if (!(await hasTable(db, name))) return false
  return true
}
