import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

function newCache(now = () => 0) {
  return new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, now })
}

test('what many pages are made from is read once, until one of its tags changes', async () => {
  let now = 0
  const cache = newCache(() => now)
  let reads = 0
  const read = () => cache.readShared('newest', ['stories'], async () => ++reads)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  cache.invalidate(['articles'])
  expect(await read()).toBe(1)
  cache.invalidate(['stories'])
  expect(await read()).toBe(2)
  cache.invalidate(['*'])
  expect(await read()).toBe(3)
  now += 10_000
  expect(await read()).toBe(4)
})

test('what was being read while it changed is read again by who asks after the change', async () => {
  const cache = newCache()
  const { promise: before, resolve } = Promise.withResolvers<string>()
  const slow = cache.readShared('newest', ['stories'], () => before)
  cache.invalidate(['stories'])
  const after = cache.readShared('newest', ['stories'], async () => 'after')
  resolve('before')
  expect([await slow, await after]).toEqual(['before', 'after'])
  expect(await cache.readShared('newest', ['stories'], async () => 'again')).toBe('after')
})

test('what could not be read is tried again', async () => {
  const cache = newCache()
  const away = async () => {
    throw new Error('away')
  }
  await expect(cache.readShared('newest', ['stories'], away)).rejects.toThrow('away')
  expect(await cache.readShared('newest', ['stories'], async () => 'there')).toBe('there')
})
