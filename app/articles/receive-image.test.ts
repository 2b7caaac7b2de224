import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { tinyPhoto } from '../photos/testing/pictures.ts'
import { createArticle } from './edit-queries.server.ts'
import { imageIdOf } from './image-path.ts'
import { listPublishedArticles } from './queries.server.ts'
import { receiveImage } from './receive-image.server.ts'
import { answerImage } from './serve-image.server.ts'
import { articleFields, editor } from './testing/fields.ts'

onBothEngines((scratch) => {
  const receive = (sent: File | null, encodePhoto = async () => ({ encoded: tinyPhoto })) => {
    const uploadFolder = join(scratch.options.dataDir, 'uploads')
    return receiveImage({ database: scratch.database, uploadFolder, encodePhoto }, sent, editor)
  }
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'door.png', { type: 'image/png' })
  const answer = (id: string, name?: string, headers: HeadersInit = {}) =>
    answerImage(scratch.database.db, new Request('http://localhost/', { headers }), id, name)

  test('an uploaded picture is kept in all its sizes and served for ever with its right type', async () => {
    const received = await receive(file(9))
    if (!received || !('url' in received)) throw new Error('refused')
    const id = imageIdOf(received.url) ?? ''
    const avif = await answer(id, '640.avif')
    expect(avif.headers.get('Content-Type')).toBe('image/avif')
    expect(avif.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await avif.text()).toBe('avif 640')
    expect((await answer(id)).headers.get('Content-Type')).toBe('image/webp')
    const etag = avif.headers.get('ETag') ?? ''
    expect((await answer(id, '640.avif', { 'If-None-Match': etag })).status).toBe(304)
    expect((await answer(id, '641.avif')).status).toBe(404)
    expect((await answer(newId())).status).toBe(404)
    expect((await answer('no id')).status).toBe(404)
    const [logged] = await searchAudit(scratch.database.db, { words: id, limit: 1 })
    expect(logged?.action).toBe('article.image')
    expect(await readdir(join(scratch.options.dataDir, 'uploads'))).toEqual([])

    await createArticle(
      scratch.database,
      newId(),
      articleFields({ slug: 'pictured', imageUrl: received.url, imageAlt: 'A door' }),
      editor,
    )
    const [card] = await listPublishedArticles(scratch.database.db, { limit: 1 })
    expect(card).toMatchObject({ imageUrl: received.url, imageAlt: 'A door' })
    expect(card?.imageVariants).toHaveLength(6)
    expect(card?.imageVariants[0]).toEqual({ format: 'avif', width: 320, height: 160 })
  })

  test('an empty file field is no picture, a large file and what the encoder refuses are told in its words', async () => {
    expect(await receive(null)).toBeNull()
    expect(await receive(file(0))).toBeNull()
    expect(await receive(file(5 * 1024 * 1024 + 1))).toEqual({ refusal: 'File size must be less than 5MB' })
    const refusal = 'Please select an image file'
    const refused = receiveImage(
      {
        database: scratch.database,
        uploadFolder: join(scratch.options.dataDir, 'uploads'),
        encodePhoto: async () => ({ refusal }),
      },
      file(9),
      editor,
    )
    expect(await refused).toEqual({ refusal })
  })
})
