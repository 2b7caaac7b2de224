import { expect, test } from 'vitest'
import { pollFor } from './poll-for.ts'

test('what is there after a while is found', async () => {
  let asked = 0
  expect(await pollFor(async () => (++asked === 3 ? 'sent' : null))).toBe('sent')
})

test('what takes longer than three seconds is not waited for', async () => {
  const started = performance.now()
  expect(await pollFor(async () => null)).toBeNull()
  expect(performance.now() - started).toBeGreaterThanOrEqual(3000)
})
