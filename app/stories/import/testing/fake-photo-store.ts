import { readFileSync } from 'node:fs'
import type { Trx } from '../../../db/engine.ts'
import { newId } from '../../../db/uuid.ts'
import type { PhotoSlot } from '../../../db/vocabulary.ts'

/** Looks only at the first bytes, and stores the photo as it came. */
export function fakePhotoStore() {
  const photoStore = {
    encoded: 0,
    saved: 0,
    isClosed: false,
    async encode(path: string) {
      const body = readFileSync(path)
      const start = body.subarray(0, 4).toString('hex')
      if (start !== '89504e47' && !start.startsWith('ffd8ff')) return { refusal: 'is not a picture' }
      photoStore.encoded++
      return { encoded: body }
    },
    async save(trx: Trx, storyId: string, slot: PhotoSlot, body: Buffer) {
      const id = newId()
      await trx.insertInto('photos').values({ id, story_id: storyId, slot }).execute()
      const file = { photo_id: id, format: 'webp' as const, width: 40, height: 30, body }
      await trx.insertInto('photo_files').values(file).execute()
      photoStore.saved++
      return `/photos/${id}`
    },
    async close() {
      photoStore.isClosed = true
    },
  }
  return photoStore
}
