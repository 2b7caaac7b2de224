import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../app/platform/duration.ts'
import { TooBusy } from './limits.ts'
import { createPlaces, createSharedPlace } from './places.ts'

const bounds = { all: 8, perNetwork: 3, waitingPerNetwork: 5, waiting: 40, patienceMs: minuteMs }

/** Whoever can be let in by now is in: one with each turn of the event loop. */
async function settle() {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Who still waits when a test is over is turned away in the middle of another. */
const turnedAwayLater = () => {}

test('a network that asks for much waits for itself, and another is let in at once', async () => {
  const places = createPlaces(bounds)
  for (let n = 0; n < 5; n++) void places.enter('greedy').catch(turnedAwayLater)
  await settle()
  expect([places.active, places.waiting]).toEqual([3, 2])
  await places.enter('other')
  expect(places.active).toBe(4)
})

test('beyond its line a network is turned away', async () => {
  const places = createPlaces(bounds)
  for (let n = 0; n < 5; n++) void places.enter('greedy').catch(turnedAwayLater)
  await expect(places.enter('greedy')).rejects.toThrow(TooBusy)
})

test('the lines of the networks take turns, however long one of them is', async () => {
  const places = createPlaces({ ...bounds, all: 1, perNetwork: 1 })
  const order: string[] = []
  const first = await places.enter('a')
  const come = (network: string, name: string) =>
    void places.enter(network).then((leave) => {
      order.push(name)
      leave()
    })
  for (const n of [1, 2, 3, 4]) come('a', `a${n}`)
  come('b', 'b1')
  come('c', 'c1')
  first()
  await settle()
  expect(order).toEqual(['b1', 'a1', 'c1', 'a2', 'a3', 'a4'])
})

test('who waits too long is turned away, and the place goes to the next', async () => {
  const places = createPlaces({ ...bounds, all: 1, perNetwork: 1, patienceMs: 20 })
  const leave = await places.enter('a')
  await expect(places.enter('b')).rejects.toThrow(TooBusy)
  expect(places.waiting).toBe(0)
  leave()
  await places.enter('c')
  expect(places.active).toBe(1)
})

test('one is let in with each turn of the event loop, so that a crowd leaves room for everything else', async () => {
  const places = createPlaces(bounds)
  for (const network of ['a', 'b', 'c']) void places.enter(network)
  const seen: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(places.active)
  }
  expect(seen).toEqual([1, 2, 3])
})

test('to leave twice frees one place', async () => {
  const places = createPlaces(bounds)
  const leave = await places.enter('a')
  await places.enter('a')
  leave()
  leave()
  expect(places.active).toBe(1)
})

test('whoever comes and goes in whatever order: the bounds hold, and nobody is left waiting beside a free place', async () => {
  const step = fc.record({ network: fc.constantFrom('a', 'b', 'c', 'd'), comes: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const places = createPlaces(bounds)
      const inside = new Map<string, (() => void)[]>()
      let turnedAway = 0
      for (const { network, comes } of steps) {
        const own = inside.get(network) ?? []
        inside.set(network, own)
        if (comes)
          places.enter(network).then(
            (leave) => own.push(leave),
            () => turnedAway++,
          )
        else own.shift()?.()
        await settle()
        const counts = [...inside.values()].map(({ length }) => length)
        expect(Math.max(...counts)).toBeLessThanOrEqual(bounds.perNetwork)
        expect(places.active).toBe(counts.reduce((sum, count) => sum + count, 0))
        expect(places.active).toBeLessThanOrEqual(bounds.all)
      }
      for (let rounds = 0; rounds < steps.length; rounds++) {
        for (const own of inside.values()) own.shift()?.()
        await settle()
      }
      expect([places.active, places.waiting]).toEqual([0, 0])
    }),
    { numRuns: 60 },
  )
})

test('a place that several wait for comes from the line that moves first, and is given back once by each other line', async () => {
  const places = createPlaces(bounds)
  const greedy = await Promise.all([1, 2, 3].map(() => places.enter('greedy')))
  const shared = createSharedPlace(places)
  shared.waitFrom('greedy')
  await settle()
  shared.waitFrom('other')
  const leave = await shared.given
  expect(places.active).toBe(4)
  for (const one of greedy) one()
  await settle()
  expect([places.active, places.waiting]).toEqual([1, 0])
  leave()
  expect(places.active).toBe(0)
})

test('who shares a place is turned away only when every line was', async () => {
  const places = createPlaces({ ...bounds, all: 1, perNetwork: 1, patienceMs: 20 })
  await places.enter('first')
  const shared = createSharedPlace(places)
  shared.waitFrom('a')
  shared.waitFrom('b')
  await expect(shared.given).rejects.toThrow(TooBusy)
})
