import { expect, test } from 'vitest'
import { singleProcess } from './worker-link.ts'

test('the only process is the first of one, and has the background jobs at once', () => {
  const { number, size, isFirst, errors, onBackgroundJobs } = singleProcess()
  expect({ number, size, isFirst, errors }).toEqual({ number: null, size: 1, isFirst: true, errors: [] })
  let hasBegun = false
  onBackgroundJobs(() => {
    hasBegun = true
  })
  expect(hasBegun).toBe(true)
})

test('what it asks of all it answers itself, once it can', async () => {
  const { askAll, answerWith } = singleProcess()
  expect(await askAll('metrics')).toEqual([])
  answerWith({ metrics: async () => null, figures: async () => Promise.reject(new Error('not asked')) })
  expect(await askAll('metrics')).toEqual([null])
})
