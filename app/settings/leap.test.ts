import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isLeap, leapsBetween } from './leap.ts'

/** Cents, as owners write them. */
const cents = integer({ min: 1, max: 100_000_000 })
const figures = (...amounts: number[]) => amounts.map((amount) => ({ amount, words: `$${amount}` }))

test('ten times as much, a tenth and nothing are asked about, whatever the amount', () => {
  assert(
    property(cents, (amount) => {
      const before = amount / 100
      expect([isLeap(before, (amount * 10) / 100), isLeap((amount * 10) / 100, before)]).toEqual([true, true])
      expect(isLeap(before, 0)).toBe(true)
    }),
  )
})

test('the question begins at five times, exactly, both ways', () => {
  assert(
    property(cents, (amount) => {
      const [before, five, almost] = [amount / 100, (amount * 5) / 100, (amount * 5 - 1) / 100]
      expect([isLeap(before, five), isLeap(five, before)]).toEqual([true, true])
      expect([isLeap(before, almost), isLeap(almost, before)]).toEqual([false, false])
    }),
  )
})

test('what stays, and what was nothing before, is saved without a question', () => {
  assert(
    property(cents, (amount) => {
      expect([isLeap(amount / 100, amount / 100), isLeap(0, amount / 100), isLeap(0, 0)]).toEqual([
        false,
        false,
        false,
      ])
    }),
  )
})

test.each([
  ['one end of a range', figures(300, 5000), figures(300, 50_000), true],
  ['the other end', figures(300, 5000), figures(30, 5000), true],
  ['neither end', figures(300, 5000), figures(500, 6000), false],
  ['a figure taken off', figures(500), figures(), false],
  ['a figure said for the first time', figures(), figures(500), false],
])('%s is looked at by itself', (_, before, after, is) => {
  expect(leapsBetween(before, after)).toBe(is)
})
