import { expect, test } from 'vitest'
import { hasTooManyFields } from './form-fields.ts'

const part = (boundary: string) => `--${boundary}\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n`
const query = 'application/x-www-form-urlencoded; charset=utf-8'

test.each([
  [query, 'a=b&'],
  ['multipart/form-data; boundary=xyz', part('xyz')],
  ['multipart/form-data; charset=utf-8; BOUNDARY="x y;z"', part('x y;z')],
])('a form of %s may have as many fields as ours have, and not many more', (type, field) => {
  expect(hasTooManyFields(Buffer.from(field.repeat(1900)), type)).toBe(false)
  expect(hasTooManyFields(Buffer.from(field.repeat(2100)), type)).toBe(true)
})

test('signs within a text are no fields', () => {
  expect(hasTooManyFields(Buffer.from(`text=${'%26'.repeat(9000)}`), query)).toBe(false)
  const inParts = `${part('xyz')}${'\r\n-- a line'.repeat(9000)}--xyz--`
  expect(hasTooManyFields(Buffer.from(inParts), 'multipart/form-data; boundary=xyz')).toBe(false)
})
