import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { demoStories } from '../stories/demo-stories.ts'
import { keepPhotos, type SlottedPhoto } from '../stories/submit/story-photos.server.ts'

/** The demo stories without a picture, each with its place in the list of them. */
export async function listBareDemoStories(db: Db) {
  const rows = await bare(db).select(['id', 'full_name']).execute()
  return rows.flatMap(({ id, full_name }) => {
    const place = demoStories.findIndex((story) => story.full_name === full_name)
    return place < 0 ? [] : [{ id, place }]
  })
}

/** Nothing when the story was removed meanwhile, or another process was first. */
export async function keepDemoPhotos(database: Database, id: string, photos: SlottedPhoto[]) {
  await database.change(['stories'], async (trx) => {
    const story = await bare(trx)
      .select('id')
      .where('id', '=', id)
      .$if(database.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (story) await keepPhotos(trx, id, photos)
  })
}

function bare(db: Db) {
  return db
    .selectFrom('approval_stories')
    .where('is_demo', '=', true)
    .where('renter_photo_url', 'is', null)
    .where('exterior_photo_url', 'is', null)
    .where('interior_photo_url', 'is', null)
}
