import sharp from 'sharp'
import { imagePath } from '../app/articles/image-path.ts'
import { saveImage } from '../app/articles/image-queries.server.ts'
import { type Database, openDatabase } from '../app/db/database.server.ts'
import type { Db } from '../app/db/tables.ts'
import { articleRow, storyRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import type { EncodedPhoto, PhotoFile } from '../app/photos/photo.ts'
import { photoPath } from '../app/photos/photo.ts'
import { encodePhoto } from '../app/photos/photo-encoder.ts'
import { savePhoto } from '../app/photos/queries.server.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { moveStory } from '../app/stories/decision-queries.server.ts'
import type { Site } from '../server/testing/site.ts'

type Place = Pick<Site, 'dataDir' | 'databaseUrl'>
type StoryRow = Parameters<typeof storyRow>[0]

/**
 * What an admin would do, done by this process on the same database while the site runs in its own:
 * the pages must follow.
 */
export function moderate(site: Place, move: 'approve' | 'reject' | 'moveToPending', headline: string) {
  return beside(site, async (database) => {
    const { id, version } = await database.db
      .selectFrom('approval_stories')
      .select(['id', 'version'])
      .where('headline', '=', headline)
      .executeTakeFirstOrThrow()
    const decider = { actor: 'tester@example.com', confirmedWithoutSharing: true }
    const moved = await moveStory(database, { id, version }, move, decider)
    if (!moved || typeof moved === 'string') throw new Error(`not moved: ${moved}`)
  })
}

/** Approved stories with numbered headlines, the last one the newest. */
export function addApproved(site: Place, count: number) {
  const firstDay = Date.UTC(2026, 0, 1)
  const rows = Array.from({ length: count }, (_, n) =>
    sentRow({ headline: `Story number ${n + 1}`, status: 'approved' }, new Date(firstDay + n * minuteMs)),
  )
  return addRows(site, async (db) => {
    await db.insertInto('approval_stories').values(rows).execute()
  })
}

type NewStory = StoryRow & { headline: string; photos?: number }

/** Stories as they might have been sent in, the last one the newest; each may have up to three photos. */
export function addStories(site: Place, stories: NewStory[]) {
  const started = Date.now()
  return addRows(site, async (db) => {
    for (const [n, { photos = 0, ...columns }] of stories.entries())
      await addStory(db, sentRow(columns, new Date(started + n)), slots.slice(0, photos), plainPhoto)
  })
}

/** Approved stories with three photos each, encoded as uploads are, from one picture. */
export function addPhotographed(site: Place, count: number, picturePath: string) {
  return addRows(site, async (db) => {
    const encoded = await encodePhoto(picturePath)
    if (!('files' in encoded)) throw new Error(`not encoded: ${encoded.reason}`)
    for (let n = 0; n < count; n++) {
      const how_helped = 'They called the landlord first, and he listened to them. '.repeat(5)
      const columns = { headline: `With three photos ${n}`, how_helped, status: 'approved' } as const
      await addStory(db, sentRow(columns, new Date(Date.now() + n)), slots, async () => encoded)
    }
  })
}

/** A published article with an uploaded picture of that size. */
export function addPictured(site: Place, slug: string, width: number, height: number) {
  return beside(site, async (database) => {
    const plain = sharp({ create: { width, height, channels: 3, background: paint.exterior } })
    const file: PhotoFile = { format: 'webp', width, height, body: await plain.webp().toBuffer() }
    const id = await saveImage(database, { files: [file] }, { actor: 'tester@example.com' })
    const row = articleRow({ slug, published: true, image_url: imagePath(id), image_alt: 'Plain' })
    await database.change(['articles'], async (db) => {
      await db.insertInto('articles').values(row).execute()
    })
  })
}

/** How many stories carry this headline, whatever their status. */
export function countStories(site: Place, headline: string) {
  return beside(site, async ({ db }) => {
    const found = db.selectFrom('approval_stories').select('id').where('headline', '=', headline)
    return (await found.execute()).length
  })
}

/** The address of the photo of the person, if there is one. */
export function findRenterPhoto(site: Place, headline: string) {
  return beside(site, async ({ db }) => {
    const found = db
      .selectFrom('approval_stories')
      .select('renter_photo_url')
      .where('headline', '=', headline)
    return (await found.executeTakeFirstOrThrow()).renter_photo_url
  })
}

const slots = ['renter', 'exterior', 'interior'] as const
type Slot = (typeof slots)[number]

function sentRow(columns: StoryRow, sentAt: Date) {
  return storyRow({
    full_name: 'Pat Example',
    email: 'pat@example.com',
    city_state: 'Akron, OH',
    how_helped: 'They called the landlord first, and he listened to them.',
    encouragement: 'Keep going. One yes is enough.',
    allow_sharing: true,
    created_at: sentAt,
    updated_at: sentAt,
    ...columns,
  })
}

async function addStory(
  db: Db,
  row: ReturnType<typeof storyRow>,
  photos: readonly Slot[],
  photoFor: (slot: Slot) => Promise<EncodedPhoto>,
) {
  const id = newId()
  await db
    .insertInto('approval_stories')
    .values({ ...row, id })
    .execute()
  for (const slot of photos) {
    const url = photoPath(await savePhoto(db, id, slot, await photoFor(slot)))
    await db
      .updateTable('approval_stories')
      .set({ [`${slot}_photo_url`]: url })
      .where('id', '=', id)
      .execute()
  }
}

const paint = { renter: '#8d5a3c', exterior: '#4f7a52', interior: '#4d6d7c' }

async function plainPhoto(slot: Slot): Promise<EncodedPhoto> {
  const file = async (width: number): Promise<PhotoFile> => {
    const height = width * 0.75
    const plain = sharp({ create: { width, height, channels: 3, background: paint[slot] } })
    return { format: 'webp', width, height, body: await plain.webp().toBuffer() }
  }
  return { files: await Promise.all([320, 1280].map(file)) }
}

function addRows(site: Place, work: (db: Db) => Promise<void>) {
  return beside(site, (database) => database.change(['stories'], work))
}

/** All tests come from one address: what one has sent is no limit for the next. */
export function forgetLimits(site: Place) {
  return beside(site, ({ db }) => db.deleteFrom('request_counts').execute())
}

async function beside<Result>(
  { dataDir, databaseUrl }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl })
  return await work(database).finally(() => database.close())
}
