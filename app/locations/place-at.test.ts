import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

test.each([
  ['/city/houston-tx', 'Houston, TX'],
  ['/city/houston', 'Houston, TX'],
  ['/city/portland-me/funding', 'Portland, ME'],
  ['/city-old/houston-tx', 'Houston, TX'],
  ['/subcity/alief-houston-tx', 'Houston, TX'],
  ['/es/city/houston-tx', 'Houston, TX'],
  ['/es/subcity/alief-houston-tx', 'Houston, TX'],
  ['/state/texas', null],
  ['/city/nowhere-at-all-tx', null],
  ['/', null],
])('the town of %s is %s', (path, place) => {
  expect(placeAt(path)).toBe(place)
})
