import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('two go on with each turn, in the order they came', async () => {
  const pace = createPace(2)
  const gone: number[] = []
  for (const n of [1, 2, 3, 4, 5]) pace(() => gone.push(n))
  expect(gone).toEqual([])
  const seen: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn()
    seen.push(gone.length)
  }
  expect(seen).toEqual([2, 4, 5])
  expect(gone).toEqual([1, 2, 3, 4, 5])
})
