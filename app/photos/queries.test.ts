import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import type { StoryStatus } from '../db/vocabulary.ts'
import { findPhotoFile, hasPhotoFile, listPhotoVariants, savePhoto } from './queries.server.ts'
import { tinyPhoto } from './testing/pictures.ts'

const wanted = { format: 'avif', width: 640 } as const

onBothEngines((scratch) => {
  async function storyWithPhoto(status: StoryStatus, photo = tinyPhoto) {
    const story = storyRow({ status })
    const photoId = await scratch.database.db.transaction().execute(async (trx) => {
      await trx.insertInto('approval_stories').values(story).execute()
      return savePhoto(trx, story.id, 'exterior', photo)
    })
    return { photoId, storyId: story.id }
  }

  test('the photo of an approved story is found byte for byte', async () => {
    const { db } = scratch.database
    const { photoId } = await storyWithPhoto('approved')
    expect(await findPhotoFile(db, photoId, wanted, 'public')).toEqual({
      format: 'avif',
      body: Buffer.from('avif 640'),
    })
    expect(await hasPhotoFile(db, photoId, wanted, 'public')).toBe(true)
  })

  test.each(['pending', 'rejected'] as const)(
    'the photo of a %s story is for admins alone',
    async (status) => {
      const { db } = scratch.database
      const { photoId } = await storyWithPhoto(status)
      for (const file of [wanted, null]) {
        expect(await findPhotoFile(db, photoId, file, 'public')).toBeNull()
        expect(await hasPhotoFile(db, photoId, file, 'public')).toBe(false)
        expect(await findPhotoFile(db, photoId, file, 'admin')).not.toBeNull()
        expect(await hasPhotoFile(db, photoId, file, 'admin')).toBe(true)
      }
    },
  )

  test('a bare address shows the WebP that is 640 wide, or the widest below', async () => {
    const { db } = scratch.database
    const whole = await storyWithPhoto('approved')
    const small = await storyWithPhoto('approved', { files: tinyPhoto.files.slice(0, 2) })
    const bodyOf = async (id: string) => (await findPhotoFile(db, id, null, 'public'))?.body.toString()
    expect(await bodyOf(whole.photoId)).toBe('webp 640')
    expect(await bodyOf(small.photoId)).toBe('webp 320')
  })

  test('variants come with their sizes, smallest first', async () => {
    const first = await storyWithPhoto('approved')
    const second = await storyWithPhoto('pending', { files: tinyPhoto.files.slice(0, 2) })
    const ids = [second.photoId, first.photoId, newId(), 'not-an-id']
    const variants = await listPhotoVariants(scratch.database.db, ids)
    expect(new Set(variants.keys())).toEqual(new Set([first.photoId, second.photoId]))
    expect(variants.get(first.photoId)).toEqual(tinyPhoto.files.map(({ body: _, ...variant }) => variant))
    expect(variants.get(second.photoId)).toHaveLength(2)
    expect(await listPhotoVariants(scratch.database.db, [])).toEqual(new Map())
  })

  test('with a story its photos go', async () => {
    const { db } = scratch.database
    const { photoId, storyId } = await storyWithPhoto('approved')
    await db.deleteFrom('approval_stories').where('id', '=', storyId).execute()
    expect(await findPhotoFile(db, photoId, wanted, 'admin')).toBeNull()
    const left = await db.selectFrom('photo_files').select('width').where('photo_id', '=', photoId).execute()
    expect(left).toEqual([])
  })

  test.each([newId(), 'not-an-id', ''])('there is no photo %j', async (id) => {
    expect(await findPhotoFile(scratch.database.db, id, wanted, 'admin')).toBeNull()
    expect(await hasPhotoFile(scratch.database.db, id, wanted, 'admin')).toBe(false)
  })
})
