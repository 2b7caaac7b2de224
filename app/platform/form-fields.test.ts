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

test.each([
  'multipart/form-data; x="boundary=zzz"; boundary=a',
  'multipart/form-data; boundary=zzz; boundary=a',
  'multipart/form-data; boundary=zzz, multipart/form-data; boundary=a',
  'multipart/form-data; boundary="z\\"zz"',
  `multipart/form-data; x=${'y'.repeat(600)}; boundary=a`,
  'application/x-www-form-urlencoded, multipart/form-data; boundary=a',
  'text/plain, application/x-www-form-urlencoded',
  'text/plain, Multipart/Form-Data; boundary=a',
])('of a type that can be read in two ways nothing is read: %s', (type) => {
  expect(hasTooManyFields(Buffer.from(part('a').repeat(3)), type)).toBe(true)
})

test('what is no form has no fields', () => {
  for (const type of ['', 'multipart/form-data', 'application/json', 'text/plain; boundary=a'])
    expect(hasTooManyFields(Buffer.from('&'.repeat(3000)), type)).toBe(false)
})
