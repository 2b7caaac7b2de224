import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn } from '../platform/us-number.ts'
import { type ClaimRegister, claimRegister, numbersOf } from './claims.ts'
import { costsOf } from './costs.ts'
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

test('a remainder is never less than nothing', () => {
  expect(wordsOf(registerWith({ kitOneAdult: 40, kitTodayOneAdult: 50 })).kitBeforeDelivery).toBe('$0')
})

test('nothing that is derived is typed as well', () => {
  expect(Object.keys(derivedClaims).filter((name) => Object.hasOwn(claimRegister, name))).toEqual([])
})

test('a number and its words are one', () => {
  const words = new Map(Object.entries(wordsOf(claimRegister)))
  expect(numbersOf(claimRegister)).toMatchObject({ applicationFee: 99.95 })
  for (const [name, number] of Object.entries(numbersOf(claimRegister)))
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
