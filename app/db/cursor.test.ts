import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCursor, writeCursor } from './cursor.ts'
import { newId } from './uuid.ts'

test('a place in the wall survives being an address', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-09-10'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (createdAt) => {
        const cursor = { createdAt, id: newId() }
        expect(parseCursor(writeCursor(cursor))).toEqual(cursor)
      },
    ),
  )
})

test('a moment after the year 9999 is no place in the wall', () => {
  expect(parseCursor(`999999999999999-${newId()}`)).toBeNull()
})

test('any other text is no place in the wall', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseCursor(text)).toBeNull()
    }),
  )
})
