import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import type { StoryStatus } from '../db/vocabulary.ts'
import { savePhoto } from './queries.server.ts'
import { answerPhoto } from './serve.server.ts'
import { tinyPhoto } from './testing/pictures.ts'

const scratch = scratchDatabase('sqlite')
const story = storyRow({ status: 'approved' })
let id = ''

beforeAll(async () => {
  await scratch.database.db.insertInto('approval_stories').values(story).execute()
  id = await savePhoto(scratch.database.db, story.id, 'renter', tinyPhoto)
})

async function move(status: StoryStatus) {
  await scratch.database.db
    .updateTable('approval_stories')
    .set({ status })
    .where('id', '=', story.id)
    .execute()
}

function get(file?: string, { ifNoneMatch, viewer }: { ifNoneMatch?: string; viewer?: 'admin' } = {}) {
  const headers: HeadersInit = ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {}
  const request = new Request(`http://localhost/photos/${id}`, { headers })
  return answerPhoto(scratch.database.db, request, id, file, viewer)
}

test.each([
  ['320.avif', 'image/avif', 'avif 320'],
  ['1280.webp', 'image/webp', 'webp 1280'],
  [undefined, 'image/webp', 'webp 640'],
])('%s is answered as %s', async (file, type, body) => {
  const answer = await get(file)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(body)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-length': String(body.length),
    'content-disposition': 'inline',
    etag: expect.stringMatching(/^"[^"]+"$/),
  })
})

test('browsers keep a photo for a day; caches that serve several people do not', async () => {
  const caching = (await get('320.avif')).headers.get('Cache-Control')
  expect(caching).toBe('private, max-age=86400')
})

test('every file has a tag of its own, and who has it gets no bytes', async () => {
  const tags = await Promise.all(
    [undefined, ...tinyPhoto.files.map(({ width, format }) => `${width}.${format}`)].map(
      async (file) => (await get(file)).headers.get('ETag') ?? '',
    ),
  )
  expect(new Set(tags).size).toBe(tinyPhoto.files.length) // the bare address is one of them
  const [bare = ''] = tags
  for (const ifNoneMatch of [bare, `W/${bare}`, `"other", ${bare}`, '*']) {
    const answer = await get(undefined, { ifNoneMatch })
    expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', bare])
  }
  expect((await get(undefined, { ifNoneMatch: '"other"' })).status).toBe(200)
})

test.each(['641.avif', '640.jpg', '..', ''])('there is no file %j', async (file) => {
  const answer = await get(file)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

describe('while the story is not approved', () => {
  test.each(['pending', 'rejected'] as const)(
    '%s: nobody gets the photo, not even as unchanged',
    async (status) => {
      const ifNoneMatch = (await get('320.avif')).headers.get('ETag') ?? ''
      await move(status)
      for (const answer of [await get('320.avif'), await get(), await get('320.avif', { ifNoneMatch })]) {
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
        expect(await answer.text()).toBe('Photo not found')
      }
      await move('approved')
    },
  )

  test('an admin sees it, and no browser keeps it', async () => {
    await move('pending')
    const answer = await get('320.avif', { viewer: 'admin' })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    await move('approved')
  })
})
