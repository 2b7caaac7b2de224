import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, dollars, exactDollars, grouped, milesText, millionsIn } from './us-number.ts'

test('counts are grouped and whole', () => {
  expect([grouped(2_304_580), grouped(999.6)]).toEqual(['2,304,580', '1,000'])
})

test('every count is grouped as the formatter of the language groups it', () => {
  const words = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  const numbers = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -2000, max: 2_000_000 }),
    fc.double({ noNaN: true, min: 0, max: 1e15 }),
  )
  fc.assert(fc.property(numbers, (number) => grouped(number) === words.format(number)))
})

test('an amount has cents only where there are some, and then two digits', () => {
  expect([dollars(1313), dollars(99.95), dollars(0.5), dollars(1.005)]).toEqual([
    '$1,313',
    '$99.95',
    '$0.50',
    '$1.01',
  ])
})

test('every amount reads as the platform’s own formatter writes it', () => {
  const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000_000 }),
    fc.integer({ min: 0, max: 2_000_000_000 }).map((tenths) => tenths / 1000),
  )
  fc.assert(
    fc.property(amount, (some) => {
      expect([grouped(some), exactDollars(some)]).toEqual([whole.format(some), exact.format(some)])
    }),
  )
})

test('a distance is at least one mile, and one is no plural', () => {
  expect([milesText(0), milesText(1.4), milesText(1.5), milesText(50), milesText(1434.6)]).toEqual([
    '1 mile',
    '1 mile',
    '2 miles',
    '50 miles',
    '1,435 miles',
  ])
})

test('a contract writes cents behind whole dollars too', () => {
  expect([exactDollars(1300), exactDollars(99.95)]).toEqual(['$1,300.00', '$99.95'])
})

test('large amounts are said as people say them, smaller ones in full', () => {
  expect([millionsIn(15_000_000), millionsIn(2_500_000)]).toEqual(['15', '2.5'])
})

test('an amount in millions is never said to be more than it is', () => {
  const said = [15_950_000, 15_999_999, 1_990_000, 15_900_000, 1_099_999_999].map(millionsIn)
  expect(said).toEqual(['15.9', '15.9', '1.9', '15.9', '1,099.9'])
})

test('words and their amount are one', () => {
  expect([amountIn('$1,295'), amountIn('$99.95'), amountIn('$2,500+')]).toEqual([1295, 99.95, 2500])
  expect(amountIn('$15 million')).toBe(15_000_000)
})
