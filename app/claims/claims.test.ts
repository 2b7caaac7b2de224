import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../platform/language.ts'
import { amountIn } from '../platform/us-number.ts'
import { type ClaimRegister, claimRegister, isZero, numbersOf } from './claims.ts'
import { costsOf } from './costs.ts'
import { approvalRateMeaning, successRateMeaning } from './meanings.ts'
import { beforeApprovalPays } from './performance-terms.ts'
import { derivedClaims, wordsOf } from './say-claims.ts'

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((count) => count / 100)

function registerWith(values: { kitOneAdult: number; kitTodayOneAdult: number }): ClaimRegister {
  return {
    ...claimRegister,
    kitOneAdult: { ...claimRegister.kitOneAdult, value: values.kitOneAdult },
    kitTodayOneAdult: { ...claimRegister.kitTodayOneAdult, value: values.kitTodayOneAdult },
  }
}

test('what is paid for the kit today and before delivery adds up to its price, whatever that is', () => {
  fc.assert(
    fc.property(cents(1000), cents(1000), (rest, kitTodayOneAdult) => {
      const kitOneAdult = Math.round((rest + kitTodayOneAdult) * 100) / 100
      const words = wordsOf(registerWith({ kitOneAdult, kitTodayOneAdult }))
      const parts = amountIn(words.kitTodayOneAdult) + amountIn(words.kitBeforeDelivery)
      expect(parts).toBeCloseTo(amountIn(words.kitOneAdult), 5)
    }),
  )
})

test('by default the derived claims are those of the specification', () => {
  const { fullServiceTotal, kitBeforeDelivery, midRangeRent } = wordsOf(claimRegister)
  expect([fullServiceTotal, kitBeforeDelivery, midRangeRent]).toEqual(['$1,195', '$349.95', '$1,500-$2,500'])
})

test('the cost of the corporate lease names the refund that is set', () => {
  const refundOf = (value: number) => {
    const corporateRefund = { ...claimRegister.corporateRefund, value }
    return costsOf(wordsOf({ ...claimRegister, corporateRefund }), 'corporate').refund
  }
  expect(refundOf(100)).toMatch(/^You get a full refund if/)
  expect(refundOf(80)).toMatch(/^You get a refund of 80% if/)
})

test('before approval nothing is paid, or what the owner asks for, as whole sentences in both languages', () => {
  const pays = (value: number, language: Language) =>
    beforeApprovalPays(
      wordsOf(
        { ...claimRegister, performanceUpfront: { ...claimRegister.performanceUpfront, value } },
        language,
      ),
    )
  expect(pays(0, 'en')).toBe('You pay us nothing until you are approved.')
  expect(pays(50, 'en')).toBe('You pay us only $50 until you are approved.')
  expect(pays(0, 'es')).toBe('Usted no nos paga nada hasta que le aprueben.')
  expect(pays(50, 'es')).toBe('Usted nos paga solo $50 hasta que le aprueben.')
})

test('a rate says that it is ours and unchecked, not what nobody counted', () => {
  for (const said of [
    approvalRateMeaning(wordsOf(claimRegister)),
    successRateMeaning(wordsOf(claimRegister)),
  ]) {
    expect(said).toContain('Nobody else has checked it, and it is no promise for your case.')
    expect(said).not.toMatch(/share of|our own count/)
  }
})

test('what the kit costs comes back only before its number is registered, and the cost says so', () => {
  expect(costsOf(wordsOf(claimRegister), 'kit').refund).toContain('Registering your number is work.')
})

test('a remainder is never less than nothing', () => {
  expect(wordsOf(registerWith({ kitOneAdult: 40, kitTodayOneAdult: 50 })).kitBeforeDelivery).toBe('$0')
})

test('nothing that is derived is typed as well', () => {
  expect(Object.keys(derivedClaims).filter((name) => Object.hasOwn(claimRegister, name))).toEqual([])
})

test('a number and its words are one', () => {
  const { zero: _zero, ...said } = wordsOf(claimRegister)
  const words = new Map(Object.entries<string>(said))
  const { successFeeMonths, performanceFeeMonths, ...numbers } = numbersOf(claimRegister)
  expect(numbers).toMatchObject({ applicationFee: 99.95 })
  expect([successFeeMonths, performanceFeeMonths]).toEqual([1, 1])
  for (const [name, number] of Object.entries(numbers))
    expect(words.get(name)?.split('-').map(amountIn), name).toEqual([number].flat())
})

test('every kind of claim has its own way of being written', () => {
  const { approvalRate, rentersHelpedByKit, fundingRange, applicationFee } = wordsOf(claimRegister)
  expect([approvalRate, rentersHelpedByKit, fundingRange, applicationFee]).toEqual([
    `${claimRegister.approvalRate.value}%`,
    '20,000+',
    '$300-$5,000',
    '$99.95',
  ])
  const luxury = { ...claimRegister, luxuryRent: { ...claimRegister.luxuryRent, value: 2500 } }
  expect(wordsOf(luxury).luxuryRent).toBe('$2,500+')
})

test('what our delivery time means is told in every language until the English one is another', () => {
  const es = { kitDelivery: '72 horas de trabajo' }
  expect(isZero(wordsOf(claimRegister, 'es', es), 'kitDeliveryMeans')).toBe(false)
  const kitDelivery = { ...claimRegister.kitDelivery, value: '5 business days' }
  const changed = { ...claimRegister, kitDelivery }
  for (const language of ['en', 'es'] as const)
    expect(isZero(wordsOf(changed, language), 'kitDeliveryMeans'), language).toBe(true)
  const means = { kitDeliveryMeans: 'una semana de trabajo' }
  expect(isZero(wordsOf(changed, 'es', means), 'kitDeliveryMeans')).toBe(false)
})
