import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const roomy = { maxWaiting: 1000, maxWaitingPerKey: 1000 }
const all = <Item>(queue: FairQueue<Item>) => Array.from({ length: queue.size }, () => queue.take())

const keys = fc.constantFrom('a', 'b', 'c', 'd')
const arrivals = fc.array(keys, { maxLength: 60 })
/** Somebody adds, or the next one is taken. */
const events = fc.array(fc.oneof(keys, fc.constant(null)), { maxLength: 120 })

test('one sender is served in the order of arrival', () => {
  const queue = new FairQueue<number>(roomy)
  for (const number of [1, 2, 3]) queue.add('a', number)
  expect(all(queue)).toEqual([1, 2, 3])
  expect(queue.take()).toBeUndefined()
})

test('there is room for just as many as the bounds say, of all and of one', () => {
  const queue = new FairQueue<number>({ maxWaiting: 3, maxWaitingPerKey: 2 })
  expect([1, 2, 3].map((item) => queue.add('a', item))).toEqual([true, true, false])
  expect([4, 5].map((item) => queue.add('b', item))).toEqual([true, false])
  expect(all(queue)).toEqual([1, 4, 2])
})

test('who comes with one waits for one of the sender who brought many', () => {
  const queue = new FairQueue<string>(roomy)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item)
  expect(queue.take()).toBe('a1')
  queue.add('b', 'b1')
  expect(queue.take()).toBe('b1')
  expect(all(queue)).toEqual(['a2', 'a3', 'a4'])
})

test('who brings one after the other takes every second turn', () => {
  const queue = new FairQueue<string>(roomy)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item)
  const served: (string | undefined)[] = [queue.take()]
  for (const item of ['b1', 'b2', 'b3']) {
    queue.add('b', item)
    served.push(queue.take(), queue.take())
  }
  expect(served).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4'])
})

test('newcomers without end do not keep out who waits already', () => {
  const queue = new FairQueue<string>(roomy)
  queue.add('patient', 'first')
  queue.add('patient', 'second')
  const served = Array.from({ length: 6 }, (_, number) => {
    queue.add(`new ${number}`, 'new')
    return queue.take()
  })
  expect(served.indexOf('second')).toBeLessThan(4)
})

test('nothing is lost, doubled or taken out of its sender’s order', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const queue = new FairQueue<{ key: string; number: number }>(roomy)
      const taken: { key: string; number: number }[] = []
      happened.forEach((key, number) => {
        if (key !== null) queue.add(key, { key, number })
        else taken.push(...[queue.take()].filter((item) => item !== undefined))
      })
      taken.push(...all(queue).filter((item) => item !== undefined))
      expect(taken).toHaveLength(happened.filter((key) => key !== null).length)
      for (const key of 'abcd') {
        const own = taken.filter((item) => item.key === key).map(({ number }) => number)
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})

test('before a newcomer no other sender is served more than twice, however much lies there', () => {
  fc.assert(
    fc.property(arrivals, keys, (before, newcomer) => {
      const queue = new FairQueue<string>(roomy)
      for (const key of before) queue.add(key, key)
      queue.take()
      const own = before.filter((key) => key === newcomer).length
      // The turn under way may not have come to everybody yet; the next one is the newcomer's.
      queue.add(newcomer, 'wanted')
      const served = all(queue)
      const ahead = served.slice(0, served.indexOf('wanted'))
      for (const other of 'abcd')
        if (other !== newcomer)
          expect(ahead.filter((key) => key === other).length).toBeLessThanOrEqual(own + 2)
    }),
  )
})

test('one sender fills its own share and no more, all together the whole', () => {
  fc.assert(
    fc.property(arrivals, (brought) => {
      const queue = new FairQueue<string>({ maxWaiting: 10, maxWaitingPerKey: 4 })
      const kept = brought.filter((key) => queue.add(key, key))
      expect(queue.size).toBe(kept.length)
      expect(kept.length).toBeLessThanOrEqual(10)
      for (const key of 'abcd') {
        const own = kept.filter((one) => one === key).length
        const asked = brought.filter((one) => one === key).length
        expect(own).toBeLessThanOrEqual(4)
        if (kept.length < 10) expect(own).toBe(Math.min(4, asked))
      }
    }),
  )
})

test('who may not come keeps its turn, and the others go on', () => {
  const queue = new FairQueue<string>(roomy)
  for (const item of ['a1', 'a2']) queue.add('a', item)
  for (const item of ['b1', 'b2', 'b3']) queue.add('b', item)
  const notA = (key: string) => key !== 'a'
  expect([queue.take(notA), queue.take(notA)]).toEqual(['b1', 'b2'])
  queue.add('c', 'c1')
  expect(all(queue)).toEqual(['a1', 'a2', 'b3', 'c1'])
})

test('who has lost patience is gone, and the rest of its line stays', () => {
  const queue = new FairQueue<string>(roomy)
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  queue.remove('a', 'a2')
  queue.remove('a', 'a2')
  expect(queue.size).toBe(2)
  expect(all(queue)).toEqual(['a1', 'a3'])
})
