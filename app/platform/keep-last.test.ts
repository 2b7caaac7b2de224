import { expect, test, vi } from 'vitest'
import { keepLast } from './keep-last.ts'

test('the same question is answered once, until another one is asked', () => {
  const answerTo = vi.fn(({ row }: { row: number }) => ({ twice: row * 2 }))
  const keeping = keepLast(answerTo)
  const [one, other] = [{ row: 1 }, { row: 2 }]
  expect(keeping(one)).toBe(keeping(one))
  expect(answerTo).toHaveBeenCalledTimes(1)
  expect([keeping(other), keeping(one)]).toEqual([{ twice: 4 }, { twice: 2 }])
  expect(answerTo).toHaveBeenCalledTimes(3)
})

test('no answer is an answer too, and one that failed is asked for again', () => {
  const answerTo = vi.fn((asked: string) => {
    if (asked === 'broken') throw new Error('No such table')
    return null
  })
  const keeping = keepLast(answerTo)
  expect([keeping('none'), keeping('none')]).toEqual([null, null])
  expect(answerTo).toHaveBeenCalledTimes(1)
  for (const _ of [1, 2]) expect(() => keeping('broken')).toThrow('No such table')
  expect(answerTo).toHaveBeenCalledTimes(3)
})
