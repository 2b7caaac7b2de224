import { afterEach, expect, test, vi } from 'vitest'
import { keepOffline } from './register.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const town = 'https://example.test/city/boise-id'

test('the worker is told from which town somebody came', async () => {
  expect(await toldAfter('navigate', town)).toEqual([town])
  expect(await toldAfter('navigate', '')).toEqual([])
})

test.each(['reload', 'back_forward'])(
  'a town that may have been erased is not named again by a %s',
  async (type) => {
    expect(await toldAfter(type, town)).toEqual([])
  },
)

/** What the worker hears from a page that was opened in this way. */
async function toldAfter(type: string, referrer: string) {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => told.push(message) }
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ active }) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('location', { href: 'https://example.test/told-no' })
  vi.stubGlobal('document', { readyState: 'complete', referrer, querySelector: () => null })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const kept = keepOffline(['/told-no', '/city/'])
  await vi.runAllTimersAsync()
  await kept
  expect(serviceWorker.register).toHaveBeenCalledTimes(2)
  return told
}
