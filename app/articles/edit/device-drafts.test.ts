import { afterEach, expect, test, vi } from 'vitest'
import { typedOf } from '../article-form.ts'
import { articleFields } from '../testing/fields.ts'

const email = 'ed@example.com'

afterEach(() => void vi.unstubAllGlobals())

/** Each loads the program for itself; what is kept on the device is of all of them. */
async function openTab() {
  vi.resetModules()
  return await import('./device-drafts.ts')
}

test('a tab drops what it kept itself, and not what another tab of the same article has kept since', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  const [one, other] = [await openTab(), await openTab()]
  const draft = (content: string) => ({
    key: 'k',
    typed: typedOf(articleFields({ content })),
    baseVersion: 1,
    updatedAt: new Date(),
  })
  one.keepOnDevice(email, draft('A slip'))
  other.keepOnDevice(email, draft('An hour of work'))
  one.dropFromDevice(email, 'k')
  expect(one.findOnDevice(email, 'k')).toMatchObject({ typed: { content: 'An hour of work' } })
  other.dropFromDevice(email, 'k')
  expect(other.findOnDevice(email, 'k')).toBeNull()
  one.keepOnDevice(email, draft('Begun'))
  other.discardFromDevice(email, 'k')
  expect(one.findOnDevice(email, 'k')).toBeNull()
})
