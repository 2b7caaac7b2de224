import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { handleError } from '../entry.server.tsx'
import { intakeContext } from '../stories/context.ts'
import type { StoryIntake } from '../stories/intake.server.ts'
import { receiveStory } from '../stories/submit/receive-story.server.ts'
import { ClientGone } from './client-gone.ts'
import { logContext, requestContext } from './context.ts'

const uploadFolder = mkdtempSync(join(tmpdir(), 'second-key-test-'))
afterAll(() => rmSync(uploadFolder, { recursive: true }))
const log = { error: vi.fn(), warn: vi.fn() }
const context = new RouterContextProvider()
context.set(logContext, log)
context.set(requestContext, { id: 'one', tags: new Set<string>() })
// Only what is used before a form has arrived whole.
context.set(intakeContext, { uploadFolder, database: {}, secret: 'x' } as StoryIntake)

beforeEach(() => void vi.clearAllMocks())

const start = '--x\r\nContent-Disposition: form-data; name="exteriorPhoto"; filename="a.jpg"\r\n\r\nabc'

/** A story whose sender hangs up in the middle of a photo. */
function cutOff(error: Error, signal?: AbortSignal) {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull: (controller) => controller.error(error),
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', body, headers, signal, duplex: 'half' }
  return new Request('https://x/stories', init)
}

test('a story whose sender hangs up is no error of ours, and leaves no file', async () => {
  expect(await receiveStory(cutOff(new ClientGone()), context)).toEqual({ kind: 'failed', status: 400 })
  const leaving = new AbortController()
  const request = cutOff(new Error('The connection was closed'), leaving.signal)
  leaving.abort()
  expect(await receiveStory(request, context)).toEqual({ kind: 'failed', status: 400 })
  expect(log.error).not.toHaveBeenCalled()
  expect(
    readdirSync(uploadFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toEqual([])
})

test('a body that broke while its sender was there is still ours to look at', async () => {
  await expect(receiveStory(cutOff(new Error('disk')), context)).rejects.toThrow('disk')
})

test('a page whose visitor has gone is not in the log', () => {
  const leaving = new AbortController()
  const request = new Request('https://x/qualify', { signal: leaving.signal })
  handleError(new ClientGone(), { request, context, params: {} })
  leaving.abort()
  handleError(new Error('x'), { request, context, params: {} })
  expect(log.error).not.toHaveBeenCalled()
})

test('a page that failed is in the log, without the secret of its address', () => {
  const request = new Request(`https://x/Articles/%70review/${'aB3_'.repeat(11)}`)
  handleError(new Error('x'), { request, context, params: {} })
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.any(Error), requestId: 'one', path: '/articles/preview/…' },
    'page failed',
  )
})
