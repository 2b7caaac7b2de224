import { expect, test } from 'vitest'
import { defaultSite } from '../../site/site.ts'
import { programCosts } from './program-costs.ts'
import { slipLine, slipOf } from './slip.ts'

const site = defaultSite('')
const costsOf = (program: 'funding' | 'fullService' | 'performance') => {
  const [costs] = programCosts(site, [program])
  if (!costs) throw new Error('No costs')
  return costs
}

test('a fee for each adult grows with the adults, and the sum with it', () => {
  const one = slipOf(costsOf('fullService'), 1, 0, 'en')
  const two = slipOf(costsOf('fullService'), 2, 0, 'en')
  expect(one.lines[0]).toMatchObject({ name: 'Setup fee, 1 adult', amount: '$300.00' })
  expect(two.lines[0]).toMatchObject({ name: 'Setup fee, 2 adults', amount: '$600.00' })
  expect(two.total).toBe('$1,495.00')
})

test('a fee in months of rent stays in words until a rent is known', () => {
  const open = slipOf(costsOf('funding'), 1, 0, 'en')
  expect(open.lines[1]?.amount).toBe('one month’s rent')
  expect(open.total).toBe('$99.95 and one month’s rent')
  const known = slipOf(costsOf('funding'), 1, 1300, 'en')
  expect(known.lines[1]).toMatchObject({
    amount: '$1,300.00',
    due: expect.stringContaining('the rent you wrote'),
  })
  expect(known.total).toBe('$1,399.95')
})

test('the frame says all of it in one line', () => {
  const costs = costsOf('fullService')
  expect(slipLine(costs, slipOf(costs, 1, 0, 'en'), 1, 'en')).toMatch(
    /^Full-service program, 1 adult: \$300\.00 .+ Nothing now\.$/,
  )
})

test('what others are paid is said beside it', () => {
  expect(costsOf('funding').besides.join(' ')).toMatch(/protection plan.*The funding.*landlord/)
})
