import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginApplication, sendApplication } from './send-application.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Safari 15.4 has no `AbortSignal.timeout`.
  vi.stubGlobal('AbortSignal', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an application is sent by browsers that have no time limit of their own', async () => {
  const fetch = vi.fn(async () => Response.json({ kind: 'stored', href: '/there' }))
  vi.stubGlobal('fetch', fetch)
  expect(await sendApplication(new URLSearchParams(), 'es')).toEqual({ kind: 'stored', href: '/there' })
  expect(fetch).toHaveBeenCalledWith('/es/applications/send', expect.objectContaining({ method: 'POST' }))
})

test('after half a minute without an answer we cannot be reached', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', reject))
  })
  const sent = sendApplication(new URLSearchParams(), 'en')
  const begun = beginApplication('funding', '/', 'en')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await sent).toBeNull()
  expect(await begun).toBeNull()
})
