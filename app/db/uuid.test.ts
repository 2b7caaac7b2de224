import { afterEach, expect, test, vi } from 'vitest'
import { isId, newId } from './uuid.ts'

afterEach(() => {
  vi.useRealTimers()
})

const many = () => Array.from({ length: 20_000 }, newId)

test('ids are of version 7 and the RFC variant', () => {
  for (const id of many().slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(isId(id)).toBe(true)
  }
})

test('ids sort in the order they were made, also thousands within one millisecond', () => {
  vi.useFakeTimers({ now: new Date('2040-01-01') })
  const ids = many()
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids keep their order when the clock is set back', () => {
  vi.useFakeTimers({ now: new Date('2041-01-01') })
  const before = newId()
  vi.setSystemTime(new Date('2040-06-01'))
  expect(newId() > before).toBe(true)
})

test('an id begins with the time it was made', () => {
  vi.useFakeTimers({ now: new Date('2050-01-01') })
  expect(Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2050-01-01'))
})

test.each(['', 'new', '018F3A7E-0000-7000-8000-000000000000', "'; drop table photos"])(
  '%j is no id',
  (text) => {
    expect(isId(text)).toBe(false)
  },
)
