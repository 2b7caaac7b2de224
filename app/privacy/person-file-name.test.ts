import { expect, test } from 'vitest'
import { personFileName } from './person-file-name.ts'

test('the files of two people, or of two days, have different names that tell nobody’s address', () => {
  expect(personFileName('aB3_xyz-and-more', '2026-11-18')).toBe('second-key-person-2026-11-18-aB3_xyz-.json')
})
