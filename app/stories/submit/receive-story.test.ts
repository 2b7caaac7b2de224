import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { logContext, requestContext } from '../../platform/context.ts'
import { countsOf } from '../../platform/counters.ts'
import { intakeContext } from '../context.ts'
import { receiveStory } from './receive-story.server.ts'
import { formTokenField } from './submission.ts'
import { filledForm, testIntake } from './testing/form.ts'

const scratch = scratchDatabase('sqlite')
beforeEach(async () => {
  await scratch.database.db.deleteFrom('request_counts').execute()
})

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function receive(init: RequestInit, isBroken = false) {
  const uploadFolder = await mkdtemp(join(tmpdir(), 'second-key-test-'))
  onTestFinished(() => rm(uploadFolder, { recursive: true, force: true }))
  const logged: string[] = []
  const context = new RouterContextProvider()
  const intake = testIntake(scratch.database)
  const announce = async () => {
    throw new Error('the disk is full')
  }
  context.set(intakeContext, {
    ...{ ...intake, uploadFolder, close: async () => {} },
    ...(isBroken && { prepareAnnouncement: announce }),
  })
  context.set(requestContext, { id: 'request-id', address: '203.0.113.7', tags: new Set<string>() })
  context.set(logContext, { error: (_facts, words) => void logged.push(words), warn() {} })
  const before = countsOf('stories')
  const request = new Request('http://localhost/approval-wall/share', { method: 'POST', ...init })
  const { status, kind, ...more } = await receiveStory(request, context)
  const counted = countsOf('stories').filter(({ count }, n) => count > (before[n]?.count ?? 0))
  return { status, kind, more, logged, counted: counted.map(({ outcome }) => outcome) }
}

test('a story is stored once; sent again it is the same story', async () => {
  const form = filledForm()
  expect(await receive({ body: formOf(form) })).toMatchObject({
    ...{ status: 201, kind: 'stored', more: { nextToken: expect.any(String) }, counted: ['stored'] },
  })
  expect(await receive({ body: formOf(form) })).toMatchObject({ kind: 'stored', counted: ['repeated'] })
})

test('a story with a fault goes back to its writer, with everything that was typed', async () => {
  expect(await receive({ body: formOf(filledForm({ email: '' })) })).toMatchObject({
    ...{ status: 422, kind: 'invalid', counted: ['invalid'] },
    more: { errors: { email: 'Please write your e-mail address' }, values: { fullName: 'Maria Lopez' } },
  })
})

test('after five stories, and after sixty forms, a network waits; what it typed is kept for it', async () => {
  for (let n = 0; n < 5; n++) await receive({ body: formOf(filledForm()) })
  const limited = {
    status: 429,
    kind: 'limited',
    counted: ['limited'],
    more: { values: { city: 'Houston' } },
  }
  expect(await receive({ body: formOf(filledForm()) })).toMatchObject(limited)
  await scratch.database.db.updateTable('request_counts').set({ count: 60 }).execute()
  expect(await receive({ body: formOf(filledForm()) })).toMatchObject(limited)
})

test('a story that was decided on is not changed by a retry, and its writer is told', async () => {
  const form = filledForm()
  await receive({ body: formOf(form) })
  await scratch.database.db.updateTable('approval_stories').set({ status: 'approved' }).execute()
  expect(await receive({ body: formOf({ ...form, headline: 'Another' }) })).toMatchObject({
    ...{ status: 409, kind: 'kept', counted: ['repeated'] },
    more: {
      message: expect.stringContaining('these changes were not saved'),
      nextToken: expect.any(String),
      values: { headline: 'Another' },
    },
  })
})

test.each([60, 0])('photos of a refused form are noticed after %i other forms', async (count) => {
  await receive({ body: formOf(filledForm()) })
  await scratch.database.db.updateTable('request_counts').set({ count }).execute()
  const form = formOf(filledForm({ email: '' }))
  expect((await receive({ body: form })).more).toMatchObject({ hadPhotos: false })
  form.set('renterPhoto', new File([], '', { type: 'application/octet-stream' }))
  expect((await receive({ body: form })).more).toMatchObject({ hadPhotos: false })
  form.set('renterPhoto', new File(['x'], 'door.png', { type: 'image/png' }))
  expect((await receive({ body: form })).more).toMatchObject({ hadPhotos: true })
})

test('a photo that came with a story is kept with it', async () => {
  const withPhoto = () => {
    const form = formOf(filledForm())
    form.set('renterPhoto', new File(['x'], 'door.png', { type: 'image/png' }))
    return form
  }
  const photos = async () => (await scratch.database.db.selectFrom('photos').select('id').execute()).length
  const before = await photos()
  expect((await receive({ body: withPhoto() })).kind).toBe('stored')
  expect(await photos()).toBe(before + 1)
})

test('a fault of ours is told, logged, and gives the form and its token back', async () => {
  const form = filledForm()
  expect(await receive({ body: formOf(form) }, true)).toMatchObject({
    ...{ status: 503, kind: 'failed', logged: ['story not kept'] },
    more: { token: form[formTokenField], values: { fullName: 'Maria Lopez' } },
  })
})

test.each([
  ['BodyTooLarge', 413],
  ['BodyTooSlow', 408],
])('a body that ends with %s is answered %i', async (name, status) => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('stopped'), { name }))
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const answer = await receive({ body, headers, duplex: 'half' } as RequestInit)
  expect(answer).toMatchObject({ status, kind: 'failed', counted: ['unreadable'], logged: [] })
})

test('what is no form of ours cannot be read', async () => {
  expect(await receive({ body: 'words' })).toMatchObject({
    status: 400,
    kind: 'failed',
    counted: ['unreadable'],
  })
})
