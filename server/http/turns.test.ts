import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('of one network some requests begin in each turn, in their order, and another network waits for none of them', async () => {
  const { run } = createTurns()
  const begun: string[] = []
  for (let n = 0; n < 80; n++) run('many', () => begun.push(`many ${n}`))
  run('other', () => begun.push('other'))
  expect(begun).toHaveLength(33)
  expect(begun.at(-1)).toBe('other')
  await nextTurn()
  expect(begun).toHaveLength(65)
  for (let n = 80; n < 90; n++) run('many', () => begun.push(`many ${n}`))
  expect(begun).toHaveLength(65)
  await nextTurn()
  await nextTurn()
  expect(begun.filter((one) => one !== 'other')).toEqual(Array.from({ length: 90 }, (_, n) => `many ${n}`))
})

test('whoever asks once in a while never waits', async () => {
  const { run } = createTurns()
  let begun = 0
  for (let n = 1; n <= 100; n++) {
    run('one', () => begun++)
    expect(begun).toBe(n)
    await nextTurn()
  }
})
