import { afterEach, expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/duration.ts'
import { OverLimit } from '../../platform/limits.server.ts'
import { countPost, submissionLimits } from './submission-limits.server.ts'

const scratch = scratchDatabase('sqlite')
afterEach(async () => {
  await scratch.database.db.deleteFrom('request_counts').execute()
})
// At the start of a window of an hour and of a day, whichever way they are counted.
const start = new Date('2026-03-01T00:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const address = '203.0.113.7'

const limits = (from = address) => submissionLimits('secret', from)
const store = (now: Date, from = address) => limits(from).countStory(scratch.database.db, now)
const wait = (now: Date, hasPhotos = false, from = address) =>
  limits(from).findWait(scratch.database.db, hasPhotos, now)

test('five stories an hour come from one network, the sixth waits for the next hour', async () => {
  for (let n = 0; n < 5; n++) {
    expect(await wait(start)).toBeNull()
    await store(start)
  }
  expect(await wait(after(minuteMs))).toBe(59 * 60)
  await expect(store(start)).rejects.toThrow(OverLimit)
  expect(await wait(start, false, '198.51.100.1')).toBeNull()
  expect(await wait(after(hourMs + 1))).toBeNull()
})

test('twenty stories a day come from one network', async () => {
  for (let n = 0; n < 20; n++) await store(after(Math.floor(n / 5) * (hourMs + 1)))
  const later = after(5 * (hourMs + 1))
  expect(await wait(later)).toBeGreaterThan(60 * 60)
  await expect(store(later)).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) })
  expect(await wait(after(dayMs + 1))).toBeNull()
})

test('thirty forms with photos an hour are looked at, stored or not; words alone do not count', async () => {
  for (let n = 0; n < 30; n++) expect(await wait(start, true)).toBeNull()
  expect(await wait(start, true)).toBe(60 * 60)
  expect(await wait(start, false)).toBeNull()
})

test('sixty forms an hour are read, whatever becomes of them', async () => {
  const post = (now: Date, from: string | undefined = address) =>
    countPost(scratch.database.db, 'secret', from, now)
  for (let n = 0; n < 60; n++) expect(await post(start)).toBeNull()
  expect(await post(start)).toBe(60 * 60)
  expect(await post(start, '198.51.100.1')).toBeNull()
  expect(await post(after(hourMs + 1))).toBeNull()
})

test('where the address is not known, nobody is limited', async () => {
  for (let n = 0; n < 61; n++)
    expect(await countPost(scratch.database.db, 'secret', undefined, start)).toBeNull()
  for (let n = 0; n < 31; n++) {
    await submissionLimits('secret', undefined).countStory(scratch.database.db, start)
    expect(await submissionLimits('secret', undefined).findWait(scratch.database.db, true, start)).toBeNull()
  }
})
