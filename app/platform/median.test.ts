import { expect, test } from 'vitest'
import { medianOf } from './median.ts'

test.each([
  [[], 0],
  [[7], 7],
  [[1, 4], 2.5],
  [[1, 4, 90], 4],
  [[1169, 1439, 1635, 1755], 1537],
])('the middle of %j is %d', (sorted, middle) => {
  expect(medianOf(sorted)).toBe(middle)
  expect(medianOf(Float32Array.from(sorted))).toBe(middle)
})
