import { expect, test } from 'vitest'
import { createTurns } from './password-turns.ts'

/** Work that ends when it is told to, and the order in which it began. */
function scene() {
  const inTurn = createTurns(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const come = (line: string | null, name: string) =>
    inTurn(line, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { come, begun, endNext }
}

test('of thirty guesses of one network two are looked at, and a newcomer is next', async () => {
  const { come, begun, endNext } = scene()
  for (let guess = 0; guess < 30; guess++) void come('crowd', `crowd ${guess}`)
  void come('home', 'home')
  expect(begun).toEqual(['crowd 0', 'crowd 1'])
  for (let round = 0; round < 2; round++) await endNext()
  expect(begun.slice(2)).toEqual(['crowd 2', 'home'])
})

test('a known device goes ahead of every line', async () => {
  const { come, begun, endNext } = scene()
  for (let network = 0; network < 50; network++) void come(`network ${network}`, `${network}`)
  void come(null, 'owner')
  await endNext()
  expect(begun).toEqual(['0', '1', 'owner'])
})

test('every one has its turn, and afterwards the places are free again', async () => {
  const { come, begun, endNext } = scene()
  for (let guess = 0; guess < 7; guess++) void come(`n${guess % 3}`, `${guess}`)
  for (let round = 0; round < 7; round++) await endNext()
  expect(begun.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  void come('a', 'x')
  void come('a', 'y')
  expect(begun.slice(7)).toEqual(['x', 'y'])
})

test('work that fails gives its place back', async () => {
  const inTurn = createTurns(1)
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('a', async () => 7)).toBe(7)
})
