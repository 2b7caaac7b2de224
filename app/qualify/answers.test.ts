import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answersFrom,
  clampStep,
  fieldsOf,
  move,
  noAnswers,
  toggleChallenge,
  type WizardState,
} from './answers.ts'

test('Continue moves forward to at most step 4, Back moves backward not below step 1', () => {
  const moves = fc.array(fc.constantFrom('next', 'back'))
  fc.assert(
    fc.property(moves, (list) => {
      let state: WizardState = { step: 1, answers: noAnswers }
      let expected = 1
      for (const how of list) {
        state = move(state, how)
        expected = Math.min(4, Math.max(1, expected + (how === 'next' ? 1 : -1)))
        expect(state.step).toBe(expected)
      }
    }),
  )
})

test('a step within bounds stays what it is', () => {
  for (const step of [1, 2, 3, 4]) expect(clampStep(step)).toBe(step)
  expect([clampStep(0), clampStep(5), clampStep(Number.NaN)]).toEqual([1, 4, 1])
})

test('whatever is posted as a step, the wizard is on one of its four', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([1, 2, 3, 4]).toContain(clampStep(toNumber(value)))
    }),
  )
})

test('clearing starts again without answers', () => {
  const answered = { ...noAnswers, hasProperty: 'yes', challenges: ['Evictions'] }
  expect(move({ step: 3, answers: answered }, 'clear')).toEqual({ step: 1, answers: noAnswers })
})

test('answers travel through a form and back unchanged', () => {
  const challenge = fc.constantFrom('Poor Credit', 'Evictions', 'Broken Leases', 'Criminal Background')
  const word = fc.string({ maxLength: 50 })
  const answers = fc.record({
    hasProperty: fc.constantFrom('', 'yes', 'no'),
    monthlyRent: word,
    hasApplied: fc.constantFrom('', 'yes', 'no'),
    challenges: fc.uniqueArray(challenge),
    income: fc.constantFrom('', 'below2500', '2500-4000', 'above4000'),
    rentBudget: word,
  })
  fc.assert(
    fc.property(answers, (given) => {
      const form = new FormData()
      for (const [name, value] of fieldsOf(given)) form.append(name, value)
      expect(answersFrom(form)).toEqual(given)
    }),
  )
})

test('None and the other challenges exclude each other', () => {
  expect(toggleChallenge(['Evictions'], 'None', true)).toEqual(['None'])
  expect(toggleChallenge(['None'], 'Evictions', true)).toEqual(['Evictions'])
  expect(toggleChallenge(['Evictions', 'Poor Credit'], 'Evictions', false)).toEqual(['Poor Credit'])
})

function toNumber(value: unknown) {
  try {
    return Number(value)
  } catch {
    return Number.NaN
  }
}
