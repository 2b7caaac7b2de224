import { expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { tinyPhoto } from '../photos/testing/pictures.ts'
import { dayMs } from '../platform/duration.ts'
import { removeForgottenImages, removeUnnamedImages } from './forgotten-image-queries.server.ts'
import { imagePath } from './image-path.ts'
import { findImageFile, findLargestImage, hasImage, saveImage, withVariants } from './image-queries.server.ts'
import { editor } from './testing/fields.ts'

const scratch = scratchDatabase('sqlite')
const upload = (photo = tinyPhoto) => saveImage(scratch.database, photo, editor)
const textOf = (file: { body: Uint8Array } | null) => (file ? Buffer.from(file.body).toString() : null)

test('a picture is served in the size that is asked for, else in a middle one, and drawn from the largest', async () => {
  const { db } = scratch.database
  const id = await upload()
  expect(textOf(await findImageFile(db, id, { format: 'avif', width: 1280 }))).toBe('avif 1280')
  expect(textOf(await findImageFile(db, id, { format: 'webp', width: 320 }))).toBe('webp 320')
  expect(textOf(await findImageFile(db, id, null))).toBe('webp 640')
  expect(textOf(await findLargestImage(db, id))).toBe('webp 1280')
})

test('what is no picture of ours is not found, whatever its id looks like', async () => {
  const { db } = scratch.database
  await upload()
  for (const id of [newId(), 'no id']) {
    expect(await hasImage(db, id)).toBe(false)
    expect(await findImageFile(db, id, null)).toBeNull()
    expect(await findLargestImage(db, id)).toBeNull()
  }
  expect(await hasImage(db, await upload())).toBe(true)
})

test('a card has the sizes of its own picture, smallest first, and no address a page may not ask for', async () => {
  const one = await upload()
  const [tiny] = tinyPhoto.files
  const other = await upload({ files: tiny ? [tiny] : [] })
  const urls = [imagePath(one), imagePath(other), 'https://a.example/b.png', 'javascript:alert(1)', null]
  const cards = await withVariants(
    scratch.database.db,
    urls.map((imageUrl) => ({ imageUrl })),
  )
  const sizes = cards.map(({ imageVariants }) =>
    imageVariants.map(({ format, width }) => `${width} ${format}`),
  )
  const all = ['320 avif', '320 webp', '640 avif', '640 webp', '1280 avif', '1280 webp']
  expect(sizes).toEqual([all, ['320 avif'], [], [], []])
  expect(cards.map(({ imageUrl }) => imageUrl)).toEqual([...urls.slice(0, 3), null, null])
})

test('with an article go its pictures, but none that another article shows', async () => {
  const { db } = scratch.database
  const [own, shared] = [await upload(), await upload()]
  await db
    .insertInto('articles')
    .values(articleRow({ image_url: imagePath(shared) }))
    .execute()
  await removeUnnamedImages(scratch.database, [
    '',
    'https://a.example/b.png',
    imagePath(own),
    imagePath(shared),
  ])
  expect([await hasImage(db, own), await hasImage(db, shared)]).toEqual([false, true])
})

test('a picture nobody names is kept for thirty days to the moment', async () => {
  const { db } = scratch.database
  await db.deleteFrom('article_images').execute()
  const id = await upload()
  const { created_at } = await db.selectFrom('article_images').select('created_at').executeTakeFirstOrThrow()
  const after = (ms: number) => new Date(created_at.getTime() + 30 * dayMs + ms)
  expect(await removeForgottenImages(scratch.database, after(0))).toBe(0)
  expect(await removeForgottenImages(scratch.database, after(1))).toBe(1)
  expect(await hasImage(db, id)).toBe(false)
})
