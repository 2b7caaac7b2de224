import { writeCursor } from '../../db/cursor.ts'
import type { Db } from '../../db/tables.ts'
import { photoIdOf } from '../../photos/photo.ts'
import { listPhotoVariants } from '../../photos/queries.server.ts'
import { defaultTimeZone } from '../../platform/time-zone.ts'
import { findWallStory, listWallStories, type StoryCursor } from '../queries.server.ts'
import type { WallStory } from '../story.ts'
import { type CardPhoto, type CardStory, cardStory, type ShownIn } from './card-story.ts'

const storiesPerPage = 12

type Looked = ShownIn & { isRealOnly?: boolean }

const byDefault: Looked = { language: 'en', timeZone: defaultTimeZone }

/** One page of the wall; the thirteenth story only tells that there is a next page. */
export async function wallPage(
  db: Db,
  after: StoryCursor | undefined,
  { language, timeZone, ...looked }: Looked = byDefault,
) {
  const found = await listWallStories(db, { ...looked, after, limit: storiesPerPage + 1 })
  const shown = found.slice(0, storiesPerPage)
  const last = shown.at(-1)
  const nextHref = found.length > storiesPerPage && last ? `/approval-wall/before/${writeCursor(last)}` : null
  return { stories: await withPhotos(db, shown, { language, timeZone }), nextHref }
}

/** Null unless it is approved. */
export async function wallStory(
  db: Db,
  id: string,
  { language, timeZone, ...looked }: Looked,
): Promise<CardStory | null> {
  const story = await findWallStory(db, id, looked)
  const [card] = story ? await withPhotos(db, [story], { language, timeZone }) : []
  return card ?? null
}

export async function withPhotos(db: Db, stories: WallStory[], shownIn: ShownIn): Promise<CardStory[]> {
  const photos = stories.map((story) =>
    story.photos.flatMap(({ slot, url }) => {
      const id = photoIdOf(url)
      return id ? [{ id, slot }] : []
    }),
  )
  const variants = await listPhotoVariants(
    db,
    photos.flat().map(({ id }) => id),
  )
  return stories.map((story, index) => {
    const own: CardPhoto[] = (photos[index] ?? []).map((photo) => ({
      ...photo,
      variants: variants.get(photo.id) ?? [],
    }))
    return cardStory(
      story,
      own.filter((photo) => photo.variants.length > 0),
      shownIn,
    )
  })
}
