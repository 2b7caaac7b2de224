import sharp from 'sharp'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { imagePath } from '../articles/image-path.ts'
import { saveImage } from '../articles/image-queries.server.ts'
import { answerImage } from '../articles/serve-image.server.ts'
import { searchAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { maxPhotoBytes } from '../photos/max-photo-bytes.ts'
import { actor, downloads, emptySites, everything, exported } from './testing/round-trip.ts'

const { bring, results } = downloads()

const inline = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
/** Begins like a picture and is none: who only looks takes it. */
const brokenPicture = inline(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]))

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)
  const oneArticle = async ({ db }: Database) =>
    await db.selectFrom('articles').selectAll().executeTakeFirstOrThrow()

  /** An article with an uploaded picture; returns the address of the picture. */
  async function pictured({ db, ...database }: Database) {
    const body = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#2f6b4f' } })
      .webp()
      .toBuffer()
    const file = { format: 'webp' as const, width: 400, height: 200, body }
    const id = await saveImage({ db, ...database }, { files: [file] }, actor)
    const row = articleRow({ image_url: imagePath(id), image_alt: 'A door', published: true })
    await db.insertInto('articles').values(row).execute()
    return imagePath(id)
  }

  afterEach(async () => {
    await scratch.database.db.deleteFrom('articles').execute()
  })

  test('an uploaded picture travels in the file and is encoded and stored anew', async () => {
    const old = await pictured(scratch.database)
    for (const kind of ['articles', 'everything'] as const) {
      const empty = await emptySite()
      const file =
        kind === 'everything'
          ? await everything(scratch.database, true)
          : await exported(scratch.database, kind, 'json', true)
      expect(file).toContain('data:image/webp;base64,')
      await results(empty, kind, 'file.json', file, true)
      expect(await empty.db.selectFrom('article_images').selectAll().execute()).toEqual([])
      await results(empty, kind, 'file.json', file)
      const { image_url: url, image_alt } = await oneArticle(empty)
      expect(url).toMatch(/^\/article-images\/[0-9a-f-]{36}$/)
      expect(url).not.toBe(old)
      expect(image_alt).toBe('A door')
      const id = url?.split('/').at(-1) ?? ''
      for (const size of ['320.avif', '400.webp']) {
        const answer = await answerImage(empty.db, new Request('http://localhost/'), id, size)
        expect(answer.status, size).toBe(200)
      }
      expect(await searchAudit(empty.db, { words: id, limit: 9 })).toMatchObject([
        { action: 'article.image' },
      ])
      await results(empty, kind, 'file.json', file)
      expect(await empty.db.selectFrom('article_images').selectAll().execute()).toHaveLength(1)
    }
  })

  test('an article whose picture is not in the file and not on the site comes without it, and that is noted', async () => {
    const old = await pictured(scratch.database)
    const file = await exported(scratch.database, 'articles', 'json')
    const empty = await emptySite()
    for (const isDryRun of [true, false])
      expect(await bring(empty, 'articles', 'json', file, isDryRun)).toMatchObject({
        imported: 1,
        notes: [{ field: 'image_url', reason: expect.stringContaining('not on this site') }],
      })
    expect(await oneArticle(empty)).toMatchObject({ image_url: null, image_alt: '' })
    // On its own site it still finds its picture.
    await scratch.database.db.deleteFrom('articles').execute()
    expect(await bring(scratch.database, 'articles', 'json', file)).toMatchObject({ imported: 1, notes: [] })
    expect(await oneArticle(scratch.database)).toMatchObject({ image_url: old, image_alt: 'A door' })
  })

  test('a picture that an upload would refuse is left out with the reason', async () => {
    const articles = [
      brokenPicture,
      inline(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      inline(Buffer.alloc(maxPhotoBytes + 1)),
      'data:text/html,hello',
    ].map((image_url, index) => ({ title: `Title ${index}`, content: 'x', image_url, image_alt: 'x' }))
    const empty = await emptySite()
    const { imported, notes } = await bring(empty, 'articles', 'json', JSON.stringify(articles))
    expect(imported).toBe(4)
    expect(notes.map(({ reason }) => reason)).toEqual([
      'is damaged or cannot be read',
      'is not an image',
      'is larger than the site takes',
      'is neither an image in base64 nor a web address',
    ])
    expect(await empty.db.selectFrom('article_images').selectAll().execute()).toEqual([])
  })

  test('a dry run only looks at photos and pictures, and tells what it can see from outside', async () => {
    const stories = [
      storyRow({
        renter_photo_url: brokenPicture,
        exterior_photo_url: inline(Buffer.from('GIF89a')),
        interior_photo_url: inline(Buffer.alloc(maxPhotoBytes + 1)),
      }),
    ]
    const articles = [{ id: newId(), title: 'A', content: 'x', image_url: brokenPicture }]
    const empty = await emptySite()
    const notesOf = async (isDryRun: boolean) => ({
      stories: (await bring(empty, 'stories', 'json', JSON.stringify(stories), isDryRun)).notes
        .filter(({ field }) => field.endsWith('photo_url'))
        .map(({ reason }) => reason),
      articles: (await bring(empty, 'articles', 'json', JSON.stringify(articles), isDryRun)).notes,
    })
    expect(await notesOf(true)).toEqual({
      stories: ['is no JPG, PNG, WebP or HEIC picture', 'is larger than the site takes'],
      articles: [],
    })
    expect(await notesOf(false)).toEqual({
      stories: [
        'is damaged or cannot be read',
        'is an image of a kind that is not taken',
        'is larger than the site takes',
      ],
      articles: [{ field: 'image_url', reason: 'is damaged or cannot be read' }],
    })
  })

  test('the photos of a story come along in the file, and not from a web address: that is noted', async () => {
    const [here, there] = [await emptySite(), await emptySite()]
    vi.stubEnv('TMPDIR', '/no-such-folder') // photos lie beside the file meanwhile
    onTestFinished(() => void vi.unstubAllEnvs())
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6b4f' } })
      .png()
      .toBuffer()
    const story = storyRow({
      ...{ renter_photo_url: inline(photo), exterior_photo_url: 'https://example.com/a.jpg' },
      created_at: new Date(),
    })
    const note = (field: string) => ({ field, reason: expect.stringContaining('the story comes without it') })
    const noted = [note('exterior_photo_url')]
    expect(await bring(here, 'stories', 'json', JSON.stringify([story]))).toMatchObject({ notes: noted })
    const photos = ({ db }: Database) =>
      db.selectFrom('approval_stories').select(['renter_photo_url', 'exterior_photo_url']).execute()
    expect(await photos(here)).toEqual([
      { renter_photo_url: expect.stringMatching(/^\/photos\//), exterior_photo_url: null },
    ])
    for (const format of ['csv', 'json'] as const)
      for (const isDryRun of [true, false]) {
        const file = await exported(here, 'stories', format)
        await there.db.deleteFrom('approval_stories').execute()
        expect(await bring(there, 'stories', format, file, isDryRun)).toMatchObject({
          imported: 1,
          notes: [note('renter_photo_url')],
        })
      }
    expect(await photos(there)).toEqual([{ renter_photo_url: null, exterior_photo_url: null }])
  })

  test('an article that names no author is by the brand of the site', async () => {
    const empty = await emptySite()
    await bring(empty, 'articles', 'json', JSON.stringify([{ title: 'A', content: 'x', author: '' }]))
    expect(await oneArticle(empty)).toMatchObject({ author: 'Our Name' })
  })
})
