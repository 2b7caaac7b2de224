import { expect, test } from 'vitest'
import { newId } from '../db/uuid.ts'
import { parsePhotoFile, photoFilePath, photoIdOf, photoPath, refusalWords, sizesOf } from './photo.ts'

test.each([
  ['a phone photo', 4032, 3024, ['320x240', '640x480', '1280x960']],
  ['an upright phone photo', 3024, 4032, ['320x427', '640x853', '1280x1707']],
  ['one that is narrower than the largest width', 1000, 500, ['320x160', '640x320', '1000x500']],
  ['one that is narrower than the smallest width', 200, 150, ['200x150']],
  ['a tower', 400, 8000, ['32x640', '64x1280', '128x2560']],
  ['a hair', 1, 40_000, ['1x2560']],
  ['a horizon', 40_000, 1, ['320x1', '640x1', '1280x1']],
  ['a dot', 1, 1, ['1x1']],
])('%s of %i by %i is kept as %j', (_, width, height, kept) => {
  expect(sizesOf({ width, height }).map((size) => `${size.width}x${size.height}`)).toEqual(kept)
})

test('a refusal begins with the specified words', () => {
  expect(refusalWords['not-image']).toBe('Please select an image file')
  expect(refusalWords['too-large']).toBe('File size must be less than 5MB')
  expect(refusalWords.unreadable).toBe('Error uploading file. Please try again.')
  expect(refusalWords['other-kind']).toMatch(/^Please select an image file/)
  expect(refusalWords['phone-format']).toMatch(/^Error uploading file\. Please try again\. This phone format/)
  expect(refusalWords.busy).toMatch(/^Error uploading file\. Please try again\./)
})

test('an address leads back to its photo and file', () => {
  const id = newId()
  expect(photoIdOf(photoPath(id))).toBe(id)
  expect(photoFilePath(photoPath(id), { format: 'avif', width: 640 })).toBe(`/photos/${id}/640.avif`)
  expect(parsePhotoFile('640.avif')).toEqual({ format: 'avif', width: 640 })
})

test.each(['640', '640.jpg', '0640.webp', '-1.webp', '640.webp.avif', '99999.webp', '1e3.webp', ''])(
  '%j is no file of a photo',
  (name) => {
    expect(parsePhotoFile(name)).toBeNull()
  },
)

test.each(['https://example.com/photos/1', '/photos/1', 'data:image/png;base64,AA', ''])(
  '%j is not an address of ours',
  (url) => {
    expect(photoIdOf(url)).toBeNull()
  },
)
