import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../../app/platform/duration.ts'
import { TooBusy } from './limits.ts'
import { createSharedSlot, createWorkSlots } from './work-slots.ts'

const bounds = { all: 8, perNetwork: 3, waitingPerNetwork: 5, waiting: 40, patienceMs: minuteMs }

/** Whoever can be let in by now is in: one with each turn of the event loop. */
async function settle() {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Who still waits when a test is over is turned away in the middle of another. */
const turnedAwayLater = () => {}

test('a network that asks for much waits for itself, and another is let in at once', async () => {
  const slots = createWorkSlots(bounds)
  for (let n = 0; n < 5; n++) void slots.acquire('greedy').catch(turnedAwayLater)
  await settle()
  expect([slots.active, slots.waiting]).toEqual([3, 2])
  await slots.acquire('other')
  expect(slots.active).toBe(4)
})

test('beyond its queue a network is turned away', async () => {
  const slots = createWorkSlots(bounds)
  for (let n = 0; n < 5; n++) void slots.acquire('greedy').catch(turnedAwayLater)
  await expect(slots.acquire('greedy')).rejects.toThrow(TooBusy)
})

test('the queues of the networks take turns, however long one of them is', async () => {
  const slots = createWorkSlots({ ...bounds, all: 1, perNetwork: 1 })
  const order: string[] = []
  const first = await slots.acquire('a')
  const come = (network: string, name: string) =>
    void slots.acquire(network).then((release) => {
      order.push(name)
      release()
    })
  for (const n of [1, 2, 3, 4]) come('a', `a${n}`)
  come('b', 'b1')
  come('c', 'c1')
  first()
  await settle()
  expect(order).toEqual(['b1', 'a1', 'c1', 'a2', 'a3', 'a4'])
})

test('who waits too long is turned away, and the slot goes to the next', async () => {
  const slots = createWorkSlots({ ...bounds, all: 1, perNetwork: 1, patienceMs: 20 })
  const release = await slots.acquire('a')
  await expect(slots.acquire('b')).rejects.toThrow(TooBusy)
  expect(slots.waiting).toBe(0)
  release()
  await slots.acquire('c')
  expect(slots.active).toBe(1)
})

test('one is admitted with each turn of the event loop, so that a crowd does not block everything else', async () => {
  const slots = createWorkSlots(bounds)
  for (const network of ['a', 'b', 'c']) void slots.acquire(network)
  const seen: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(slots.active)
  }
  expect(seen).toEqual([1, 2, 3])
})

test('to release twice frees one slot', async () => {
  const slots = createWorkSlots(bounds)
  const release = await slots.acquire('a')
  await slots.acquire('a')
  release()
  release()
  expect(slots.active).toBe(1)
})

test('whoever comes and goes in whatever order: the bounds hold, and nobody is left waiting beside a free slot', async () => {
  const step = fc.record({ network: fc.constantFrom('a', 'b', 'c', 'd'), comes: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const slots = createWorkSlots(bounds)
      const inside = new Map<string, (() => void)[]>()
      let turnedAway = 0
      for (const { network, comes } of steps) {
        const own = inside.get(network) ?? []
        inside.set(network, own)
        if (comes)
          slots.acquire(network).then(
            (release) => own.push(release),
            () => turnedAway++,
          )
        else own.shift()?.()
        await settle()
        const counts = [...inside.values()].map(({ length }) => length)
        expect(Math.max(...counts)).toBeLessThanOrEqual(bounds.perNetwork)
        expect(slots.active).toBe(counts.reduce((sum, count) => sum + count, 0))
        expect(slots.active).toBeLessThanOrEqual(bounds.all)
      }
      for (let rounds = 0; rounds < steps.length; rounds++) {
        for (const own of inside.values()) own.shift()?.()
        await settle()
      }
      expect([slots.active, slots.waiting]).toEqual([0, 0])
    }),
    { numRuns: 60 },
  )
})

test('a slot that several wait for comes from the queue that moves first, and is given back once by each other queue', async () => {
  const slots = createWorkSlots(bounds)
  const greedy = await Promise.all([1, 2, 3].map(() => slots.acquire('greedy')))
  const shared = createSharedSlot(slots)
  shared.waitFrom('greedy')
  await settle()
  shared.waitFrom('other')
  const release = await shared.given
  expect(slots.active).toBe(4)
  for (const one of greedy) one()
  await settle()
  expect([slots.active, slots.waiting]).toEqual([1, 0])
  release()
  expect(slots.active).toBe(0)
})

test('who shares a slot is turned away only when every queue was', async () => {
  const slots = createWorkSlots({ ...bounds, all: 1, perNetwork: 1, patienceMs: 20 })
  await slots.acquire('first')
  const shared = createSharedSlot(slots)
  shared.waitFrom('a')
  shared.waitFrom('b')
  await expect(shared.given).rejects.toThrow(TooBusy)
})
