import type { Database } from '../../db/database.server.ts'
import type { Trx } from '../../db/engine.ts'
import type { PhotoSlot } from '../../db/vocabulary.ts'
import type { EncodeFile } from '../../rows/encode-bytes.ts'
import { isSealed } from '../client-seal.server.ts'
import { photoColumns } from '../photo-columns.ts'
import {
  addStories,
  findStorySecret,
  listKnownIds,
  type StoryInsert,
  type StoryKeys,
  setPhotoAddresses,
} from './queries.server.ts'

/** What the import needs of the photos: tests bring their own. */
export type PhotoStore<Encoded> = {
  encode: EncodeFile<Encoded>
  /** Stores it and returns its address. */
  save(trx: Trx, storyId: string, slot: PhotoSlot, encoded: Encoded): Promise<string>
}

export type NewStory<Encoded> = { story: StoryInsert; encoded: { slot: PhotoSlot; photo: Encoded }[] }

/** Where stories go. */
export type StoryStore<Encoded> = {
  /** The ids of those that are there already. */
  listKnown(stories: StoryKeys[]): Promise<string[]>
  /** Whether the mark of a client's story that a row brings was made by this site, for these words. */
  holdsSeal(story: StoryInsert): Promise<boolean>
  /** All of them or, when it throws, none; returns the ids of those that were not there yet. */
  add(stories: NewStory<Encoded>[]): Promise<string[]>
}

/** The server may run meanwhile: its pages are told of every batch. */
export function databaseStore<Encoded>(
  database: Database,
  save: PhotoStore<Encoded>['save'],
): StoryStore<Encoded> {
  return {
    listKnown: (stories) => listKnownIds(database.db, stories),
    holdsSeal: (story) => holdsSeal(database, story),
    add: (stories) =>
      database.change(['stories'], async (trx) => {
        const added = await addStories(
          trx,
          stories.map(({ story }) => story),
        )
        const fresh = new Set(added)
        for (const { story, encoded } of stories) {
          if (fresh.has(story.id)) await savePhotos(trx, story.id, encoded, save)
        }
        return added
      }),
  }
}

/** Looks, and writes nothing. Without a database there is nothing to look at. */
export function dryStore<Encoded>(database: Database | null): StoryStore<Encoded> {
  return {
    listKnown: async (stories) => (database ? await listKnownIds(database.db, stories) : []),
    holdsSeal: async (story) => database !== null && (await holdsSeal(database, story)),
    add: async (stories) => stories.map(({ story }) => story.id),
  }
}

async function holdsSeal({ db }: Database, story: StoryInsert) {
  const secret = await findStorySecret(db)
  return secret !== null && isSealed(secret, story)
}

async function savePhotos<Encoded>(
  trx: Trx,
  id: string,
  encoded: NewStory<Encoded>['encoded'],
  save: PhotoStore<Encoded>['save'],
) {
  if (encoded.length === 0) return
  const addresses: Record<string, string> = {}
  for (const { slot, photo } of encoded) addresses[photoColumns[slot]] = await save(trx, id, slot, photo)
  await setPhotoAddresses(trx, id, addresses)
}
