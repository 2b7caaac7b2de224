import { expect, test } from 'vitest'
import { Tally } from './tally.ts'

test('a long name of a column is cut between its letters: PostgreSQL takes no half of one in JSON', () => {
  const tally = new Tally(new Set(['headline']))
  tally.noticeColumns({ [`${'x'.repeat(59)}🏠 (optional)`]: '', headline: '' })
  expect(tally.ignoredColumns).toHaveLength(1)
  expect(tally.ignoredColumns[0]?.isWellFormed()).toBe(true)
})
