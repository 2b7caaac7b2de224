import { expect, test } from 'vitest'
import { createFairSlots } from './fair-slots.ts'

/** Two at once, who leave when they are told to, and the order in which they began. */
function scene() {
  const slots = createFairSlots({ atOnce: 2 })
  const begun: string[] = []
  const inside: (() => void)[] = []
  const come = async (key: string | null, name: string) => {
    const release = await slots.acquire(key)
    begun.push(name)
    if (release) inside.push(release)
  }
  const leaveNext = async () => {
    inside.shift()?.()
    await settled()
  }
  return { come, begun, leaveNext }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('of thirty of one network two have their turn, and a newcomer is next', async () => {
  const { come, begun, leaveNext } = scene()
  for (let number = 0; number < 30; number++) void come('crowd', `crowd ${number}`)
  void come('home', 'home')
  await settled()
  expect(begun).toEqual(['crowd 0', 'crowd 1'])
  for (let round = 0; round < 2; round++) await leaveNext()
  expect(begun.slice(2)).toEqual(['home', 'crowd 2'])
})

test('without a key one goes ahead of every line', async () => {
  const { come, begun, leaveNext } = scene()
  for (let network = 0; network < 50; network++) void come(`network ${network}`, `${network}`)
  void come(null, 'owner')
  await leaveNext()
  await leaveNext()
  expect(begun.slice(0, 3)).toEqual(['0', '1', 'owner'])
})

test('every one has its turn, and afterwards the slots are free again', async () => {
  const { come, begun, leaveNext } = scene()
  for (let number = 0; number < 7; number++) void come(`n${number % 3}`, `${number}`)
  await settled()
  for (let round = 0; round < 7; round++) await leaveNext()
  expect(begun.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  await Promise.all([come('a', 'x'), come('a', 'y')])
  expect(begun.slice(7)).toEqual(['x', 'y'])
})

test('when the line is full, the next is turned away at once', async () => {
  const slots = createFairSlots({ atOnce: 1, maxWaitingPerKey: 1 })
  await slots.acquire('a')
  expect(slots.acquire('a')).not.toBeNull()
  expect(slots.acquire('a')).toBeNull()
  expect(slots.acquire('b')).not.toBeNull()
})
