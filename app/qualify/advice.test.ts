import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'
import { type Answers, noAnswers } from './answers.ts'
import { finderHref } from './finder-href.ts'
import { challenges, incomeBands } from './questions.ts'

const terms = {
  start: 'nothing until you are approved',
  refund: ', and you get a full refund if you are denied at 4 approved-database properties',
}
const known = { bounds: { low: 2500, high: 4000 }, terms }
const advice = (answers: Partial<Answers>) => adviceFor({ ...noAnswers, ...answers }, known)

test('whatever the answers: one program, a reason, what to have ready and when not to', () => {
  const answers = fc.record({
    hasProperty: fc.constantFrom('', 'yes', 'no', 'x'),
    monthlyRent: fc.string(),
    hasApplied: fc.constantFrom('', 'yes', 'no'),
    challenges: fc.subarray([...challenges, 'something else']),
    income: fc.constantFrom('', 'x', ...incomeBands('a', 'b').map(({ value }) => value)),
    rentBudget: fc.string(),
  })
  fc.assert(
    fc.property(answers, (given) => {
      const { first, program, why, ready, notIf } = adviceFor(given, known)
      // Nothing paid comes first for somebody against whom nothing stands, nor for bad credit alone.
      const isLight = given.challenges.length === 1 && /None|Poor Credit/.test(given.challenges[0] ?? '')
      expect(first !== null).toBe(isLight)
      if (program === 'kit') expect(why).toMatch(/You can do it yourself|You may not need it/)
      expect(why).toMatch(/^You .*\.$/)
      expect(ready.length).toBeGreaterThan(1)
      expect(notIf.length).toBeGreaterThan(1)
      expect(new Set([...ready, ...notIf]).size).toBe(ready.length + notIf.length)
    }),
  )
})

test.each([
  [{ hasProperty: 'yes', challenges: ['Evictions'] }, 'fullService', /home in mind and an eviction/],
  [
    { challenges: ['Evictions'], income: 'below2500' },
    'performance',
    /you pay us nothing until you are approved: that is, until a landlord says yes/,
  ],
  [
    { challenges: ['Evictions', 'Criminal Background'], income: 'above4000' },
    'corporate',
    /a full refund if you are denied at 4 approved-database properties/,
  ],
  [{ challenges: ['Broken Leases'] }, 'fullService', /a broken lease/],
  [{ hasProperty: 'no', challenges: ['Poor Credit'] }, 'kit', /do it yourself/],
  [{ hasProperty: 'no', challenges: ['None'] }, 'kit', /may not need it/],
  [{ hasProperty: 'yes', challenges: ['None'] }, 'funding', /money to move in/],
  [{}, 'funding', /told us little/],
] as const)('%j: %s', (answers, program, why) => {
  const found = advice({ ...answers, challenges: 'challenges' in answers ? [...answers.challenges] : [] })
  expect(found.program).toBe(program)
  expect(found.why).toMatch(why)
})

test('three marks are listed as an editor would, and nothing is said that was not answered', () => {
  const all = ['Evictions', 'Broken Leases', 'Criminal Background']
  expect(advice({ challenges: all }).why).toContain('an eviction, a broken lease, and a criminal background')
  expect(advice({ hasProperty: 'yes' }).why).toContain('named nothing that stands against you')
  const said = [{}, { hasProperty: 'no', challenges: ['None'] }, { challenges: all, income: 'below2500' }]
  for (const answers of said)
    expect(advice(answers).why).not.toMatch(/most people|least money|money is tight/)
})

test('a rent of more than half the income is not a good idea', () => {
  const isWarned = (answers: Partial<Answers>) => /more than half/.test(advice(answers).notIf.join())
  expect(isWarned({ income: 'below2500', rentBudget: '$1,300 - $1,500' })).toBe(true)
  expect(isWarned({ income: 'below2500', rentBudget: '$1,000 - $1,500' })).toBe(false)
  expect(isWarned({ income: 'below2500', rentBudget: '900,50' })).toBe(false)
  expect(isWarned({ income: '2500-4000', hasProperty: 'yes', monthlyRent: '2100' })).toBe(true)
  expect(isWarned({ income: 'above4000', rentBudget: '$9,000' })).toBe(false)
  expect(isWarned({ rentBudget: '$9,000' })).toBe(false)
})

test('who applied already waits for the answer; who has nothing against them applies alone first', () => {
  expect(advice({ hasProperty: 'yes', hasApplied: 'yes' }).notIf.join()).toContain('wait for that landlord')
  expect(advice({ challenges: ['None'] }).first).toBe('nothing')
  expect(advice({ hasProperty: 'yes', challenges: ['None'] }).first).toBe('nothing')
  expect(advice({ challenges: ['Poor Credit'] }).first).toBe('credit')
  expect(advice({ challenges: ['Poor Credit', 'Evictions'] }).first).toBeNull()
  expect(advice({}).first).toBeNull()
})

test('each mark asks for its papers', () => {
  for (const [mark, paper] of [
    ['Poor Credit', 'credit report'],
    ['Evictions', 'court papers'],
    ['Broken Leases', 'old lease'],
    ['Criminal Background', 'papers of the case'],
  ] as const)
    expect(advice({ challenges: [mark] }).ready.join()).toContain(paper)
})

test.each([
  ['$1,000 - $1,500', '?rent=1500'],
  ['1200', '?rent=1200'],
  ['1200,50', '?rent=1200'],
  ['1200.50', '?rent=1200'],
  // Thousands, perhaps: nobody could tell.
  ['1.200', ''],
  ['1 400', ''],
  ['1.250,50', ''],
  ['$900 - 1.200', ''],
  ['as little as possible', ''],
  ['', ''],
])('a budget of %j goes along to the rent finder', (rentBudget, query) => {
  expect(finderHref({ rentBudget })).toBe(`/rent-finder${query}`)
})
