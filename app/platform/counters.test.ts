import { expect, test } from 'vitest'
import { count, countsOf } from './counters.ts'

test('every outcome is listed, and one that happens is counted once each time', () => {
  const before = countsOf('mails')
  expect(before.map(({ outcome }) => outcome)).toEqual(['sent', 'failed', 'no-server'])
  count('mails', 'failed')
  count('mails', 'failed')
  expect(countsOf('mails')).toEqual(
    before.map((one) => (one.outcome === 'failed' ? { ...one, count: one.count + 2 } : one)),
  )
})
