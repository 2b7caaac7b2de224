import { expect, test } from 'vitest'
import { maxUploadsInFlight, maxUploadsPerAddress } from './limits.ts'
import { createUploadRoom } from './upload-room.ts'

test('one address has a few places, and gets them back when an upload ends', () => {
  const room = createUploadRoom()
  const leaves = Array.from({ length: maxUploadsPerAddress }, () => room.enter('1.2.3.4'))
  expect(leaves.every(Boolean)).toBe(true)
  expect(room.enter('1.2.3.4')).toBeNull()
  expect(room.enter('5.6.7.8')).not.toBeNull()
  leaves[0]?.()
  expect(room.enter('1.2.3.4')).not.toBeNull()
})

test('all addresses together have a bound too', () => {
  const room = createUploadRoom()
  for (let n = 0; n < maxUploadsInFlight; n++) expect(room.enter(`10.0.0.${n}`)).not.toBeNull()
  expect(room.enter('one more')).toBeNull()
})
