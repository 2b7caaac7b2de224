import { afterEach, expect, test, vi } from 'vitest'
import { makePasskey, signInByPasskey } from './use-passkey.ts'

const words = { cancelled: 'Cancelled.', failed: 'Did not work.' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('@simplewebauthn/browser')
})

test('it is said when the part of the site that asks the device does not load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ options: {} }))
  vi.doMock('@simplewebauthn/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const failed = { ok: false, problem: words.failed }
  expect(await signInByPasskey(words)).toEqual(failed)
  expect(await makePasskey(words, { password: 'three words', name: 'My phone' })).toEqual(failed)
})
