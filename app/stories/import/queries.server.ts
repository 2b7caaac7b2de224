import type { Insertable } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import type { Db, Tables } from '../../db/tables.ts'

export type StoryInsert = Insertable<Tables['approval_stories']>

type PhotoAddresses = Pick<StoryInsert, 'renter_photo_url' | 'exterior_photo_url' | 'interior_photo_url'>

/** Which of these are there already. */
export async function listKnownIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('approval_stories').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Returns the ids of those that were not there yet; the others are left as they are. */
export async function addStories(trx: Trx, stories: StoryInsert[]): Promise<string[]> {
  const rows = await trx
    .insertInto('approval_stories')
    .values(stories)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setPhotoAddresses(trx: Trx, id: string, addresses: PhotoAddresses) {
  await trx.updateTable('approval_stories').set(addresses).where('id', '=', id).execute()
}

/** False in a database that no start of the program has prepared yet. */
export async function hasStories(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'approval_stories')
}
