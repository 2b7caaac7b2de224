import { expect, test } from 'vitest'
import type { Language } from '../platform/language.ts'
import { type Claims, claimRegister, numbersOf } from './claims.ts'
import { costsOf } from './costs.ts'
import { feeAmount } from './fee-sum.ts'
import { listProgramFees } from './fees.ts'
import { wordsOf } from './say-claims.ts'

const pricesIn = (language: Language) => ({
  claims: wordsOf(claimRegister, language),
  numbers: numbersOf(claimRegister),
})
const prices = pricesIn('en')

function total(program: string, rent: number, adults: number) {
  const fees = listProgramFees(prices).find((one) => one.program === program)?.fees ?? []
  return fees.reduce((sum, fee) => sum + (fee.sum ? feeAmount(fee.sum, rent, adults) : 0), 0)
}

test('every fee has the name and the price of the program’s cost line', () => {
  for (const { program, fees } of listProgramFees(prices)) {
    const told = costsOf(prices.claims, program)
    const words = told.items.map(({ name, amount }) => `${name}: ${amount}`.toLowerCase()).join('\n')
    for (const { name, price } of fees) {
      expect(words, program).toContain(name.toLowerCase())
      expect(words, program).toContain(price.replace(' for one adult', '').toLowerCase())
    }
  }
})

test('fees follow the rent and the adults', () => {
  expect(total('funding', 1323, 1)).toBeCloseTo(1422.95, 2)
  expect(total('fullService', 1323, 1)).toBe(1195)
  expect(total('fullService', 1323, 2)).toBe(1495)
  expect(total('performance', 900, 1)).toBe(1295)
  expect(total('performance', 1500, 2)).toBe(1500)
  expect(total('corporate', 900, 2)).toBe(1295)
  expect(total('kit', 900, 1)).toBe(399.95)
  expect(total('kit', 900, 2)).toBe(499.95)
})

test('a price in the owner’s own words is told and not reckoned with', () => {
  const successFee = { ...claimRegister.successFee, value: 'half of the first rent' }
  const register = { ...claimRegister, successFee }
  for (const language of ['en', 'es'] as const) {
    const claims = wordsOf(register, language)
    const [funding] = listProgramFees({ claims, numbers: numbersOf(register) })
    expect(funding?.fees[1], language).toMatchObject({ price: 'half of the first rent', sum: null })
  }
})

test('other Spanish words for the same fee leave what it comes to', () => {
  const own = { successFee: 'la renta de un mes', performanceFee: 'la renta de un mes' }
  const sums = (claims: Claims) =>
    listProgramFees({ ...prices, claims }).flatMap(({ fees }) => fees.map(({ sum }) => sum))
  expect(sums(wordsOf(claimRegister, 'es', own))).toEqual(sums(prices.claims))
})

test.each([
  ['en', 'before we start'],
  ['es', 'antes de empezar'],
] as const)(
  'the first fee of every program is due at one moment (%s), never with the form itself',
  (language, moment) => {
    for (const { program, fees } of listProgramFees(pricesIn(language)))
      for (const { due } of fees.filter(({ isAfterApproval }) => !isAfterApproval))
        expect(due, program).toContain(moment)
    for (const program of ['funding', 'fullService', 'corporate'] as const) {
      const { line, items } = costsOf(pricesIn(language).claims, program)
      expect(line).toContain(moment)
      expect([line, ...items.map(({ due }) => due)].join(' ')).not.toMatch(
        /when you (apply|enroll)|al (presentar|inscribirse)/i,
      )
    }
  },
)

test('who pays all of the kit at once is told of no rest', () => {
  const numbers = { ...prices.numbers, kitTodayOneAdult: prices.numbers.kitOneAdult }
  const kit = listProgramFees({ ...prices, numbers }).find(({ program }) => program === 'kit')
  expect(kit?.fees[0]?.due).toMatch(/^for one adult all of it before we start; for two /)
})

test('beside a sum for all adults it is told what each of them pays', () => {
  const dueIn = (language: Language) =>
    listProgramFees(pricesIn(language)).find(({ program }) => program === 'fullService')?.fees[0]?.due
  expect(dueIn('en')).toBe('before we start; $300 per adult over 18')
  expect(dueIn('es')).toBe('antes de empezar; $300 por adulto mayor de 18 años')
})
