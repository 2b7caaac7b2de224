import { expect, test } from 'vitest'
import { allPrograms } from '../../claims/programs.ts'
import { languages } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { programCosts } from './program-costs.ts'
import { costsOfPart, slipLine, slipOf } from './slip.ts'

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

const everySlip = languages.flatMap((language) =>
  programCosts(defaultSite('', language), allPrograms).flatMap((costs) =>
    [1, 2].map((adults) => ({
      language,
      adults,
      program: costs.program,
      slip: slipOf(costs, adults, 0, language),
    })),
  ),
)

test.each(everySlip)(
  'nothing on the slip of $program is due with the form ($language, $adults)',
  ({ slip }) => {
    const due = slip.lines.map((line) => line.due).join(' ')
    expect(due).not.toMatch(/today|hoy|when you (apply|enroll|order)|al (presentar|inscribirse|hacer)/i)
  },
)

test.each(everySlip)(
  'the slip of $program speaks of no other number of adults ($language, $adults)',
  ({ slip, adults }) => {
    const others = adults === 1 ? /for two|para dos|2 ad/i : /one adult|un adulto|1 ad/i
    expect(JSON.stringify(slip)).not.toMatch(others)
  },
)

test.each(languages)('the parts of the kit add up to its price for as many adults (%s)', (language) => {
  const [kit] = programCosts(defaultSite('', language), ['kit'])
  if (!kit) throw new Error('No kit')
  const [one, two] = [1, 2].map((adults) => slipOf(kit, adults, 0, language).lines[0])
  expect(one).toMatchObject({ amount: '$399.95', due: expect.stringMatching(/^\$50 .*\$349\.95 /) })
  expect(two).toMatchObject({
    amount: '$499.95',
    due: expect.stringMatching(/^\$50-\$100 .*\$399\.95-\$449\.95/),
  })
})

test('where the register has no price for so many adults, none is made up', () => {
  const [kit] = programCosts(site, ['kit'])
  if (!kit) throw new Error('No kit')
  expect(slipOf(kit, 3, 0, 'en')).toMatchObject({
    lines: [{ name: 'Full kit, 3 adults', amount: 'ask us' }],
    total: 'ask us',
  })
})

test.each(languages)('of the kit the number alone has a slip of its own (%s)', (language) => {
  const [kit] = programCosts(defaultSite('', language), ['kit'])
  if (!kit) throw new Error('No kit')
  const slipFor = (part: string, adults: number) => slipOf(costsOfPart(kit, part), adults, 0, language)
  expect([1, 2].map((adults) => slipFor('number', adults).total)).toEqual(['$149.95', '$289.95'])
  expect(slipFor('full', 1)).toEqual(slipOf(kit, 1, 0, language))
  expect(slipFor('number', 3).total).not.toMatch(/\d/)
})

test('no other program is sold in parts', () => {
  for (const program of ['funding', 'fullService', 'performance'] as const)
    expect(costsOfPart(costsOf(program), 'number')).toEqual(costsOf(program))
})
