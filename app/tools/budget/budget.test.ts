import fc from 'fast-check'
import { expect, test } from 'vitest'
import { site } from '../../site/testing/marked-site.ts'
import { parseBudget } from './answers.ts'
import { budgetProps } from './budget-props.ts'
import { centsIn, money } from './cents.ts'
import { cutsFor } from './cuts.ts'
import { type CostLine, largestRent, lineCents, totalCents } from './day-one.ts'
import { loanCost, monthsAhead } from './months-ahead.ts'
import { paymentCountIn } from './payment-count.ts'
import { findTown, fullName, readTowns, searchTowns } from './read-towns.ts'
import { landlordLines, reckon } from './reckoning.ts'
import { rentTold } from './rent-told.ts'
import { stateRule } from './state-rules.ts'
import { townFile, townsOfState } from './town-file.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const sum = fc.record({
  dollars: cents.map((amount) => amount / 100),
  perAdult: cents.map((amount) => amount / 100),
  months: fc.constantFrom(0, 0.5, 1, 1.5, 2, 3),
  least: cents.map((amount) => amount / 100),
})
const line: fc.Arbitrary<CostLine> = fc.record({
  name: fc.string(),
  note: fc.string(),
  to: fc.constantFrom('landlord', 'us', 'others'),
  sum: fc.option(sum),
})
const lines = fc.array(line, { maxLength: 8 })
const home = fc.record({ rent: cents, adults: fc.constantFrom(1, 2) })

test('the whole is the sum of its parts, in whole cents', () => {
  fc.assert(
    fc.property(lines, home, (costs, where) => {
      const parts = costs.map((cost) => lineCents(cost, where))
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      expect(totalCents(costs, where)).toBe(parts.reduce((one, other) => one + other, 0))
    }),
  )
})

test('the rent that is said to fit does, and one dollar more does not', () => {
  fc.assert(
    fc.property(lines, home, cents, (costs, where, have) => {
      const at = (rent: number) => totalCents(costs, { ...where, rent })
      const fits = largestRent(costs, where, have)
      expect(at(fits ?? 0) <= have).toBe(fits !== null)
      if (fits !== null && fits + 100 <= where.rent) expect(at(fits + 100)).toBeGreaterThan(have)
    }),
  )
})

test('at the end is what was there, and all that came, without all that went', () => {
  const monthly = fc.record({
    income: cents,
    rent: cents,
    bills: cents,
    loan: fc.record({ amount: cents, payment: cents, count: fc.nat(24) }),
  })
  fc.assert(
    fc.property(monthly, fc.integer({ min: -1_000_000, max: 1_000_000 }), (facts, start) => {
      const months = monthsAhead(facts, start)
      const came = months.reduce((all, { comesIn, goesOut }) => all + comesIn - goesOut, 0)
      expect(months.at(-1)?.left).toBe(start + came)
      expect(months[0]?.goesOut).toBe(facts.bills + facts.loan.payment)
    }),
  )
})

test('what was typed is money or nothing, and never a surprise', () => {
  expect(['$1,200', ' 1200.5 ', '0', '12.345', '-5', 'about 900', '', '1e5', '１２'].map(centsIn)).toEqual([
    120000,
    120050,
    0,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  for (const unclear of ['1200,50', '1.200', '1.200,50', '1,20', '12,00', '1,2000', '1200,500', ',500'])
    expect(centsIn(unclear), unclear).toBeNull()
  expect(['1,200.50', '12,345', '$ 1,234,567'].map(centsIn)).toEqual([120050, 1234500, 99999999])
  fc.assert(fc.property(fc.string(), (text) => Number.isInteger(centsIn(text) ?? 0)))
  expect([120000, 9995, -50].map(money)).toEqual(['$1,200', '$99.95', '−$0.50'])
})

test('whatever lies in storage, the page opens', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const answers = parseBudget(stored)
      expect(parseBudget(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
      expect(() => reckon(answers, null, [])).not.toThrow()
    }),
  )
})

const towns = readTowns(townFile())

test('a town is found by its name and state, with its own fair rents and its state’s rules', () => {
  const phoenix = findTown(towns, 'phoenix, az')
  expect(phoenix).toMatchObject({ name: 'Phoenix', state: 'AZ', rule: stateRule('AZ') })
  expect(findTown(readTowns(townsOfState('AZ', 'en')), 'phoenix, az')).toEqual(phoenix)
  expect(phoenix?.rents).toEqual([...(phoenix?.rents ?? [])].sort((one, other) => one - other))
  expect(searchTowns(towns, 'Springfield, m').towns.map(({ state }) => state)).toEqual([
    'MA',
    'MI',
    'MN',
    'MO',
  ])
  expect(searchTowns(towns, 'spr')).toMatchObject({ isCut: true, towns: { length: 8 } })
  for (const written of [
    'Houston, TX, USA',
    'Houston TX, United States',
    'houston texas',
    '\u202aHouston, TX\u202c',
  ])
    expect(findTown(towns, written), written).toMatchObject({ name: 'Houston', state: 'TX' })
  for (const written of ['NYC', 'New York City', 'New York City, NY', 'New York, NY, USA'])
    expect(findTown(towns, written), written).toMatchObject({ name: 'New York', state: 'NY' })
  for (const nothing of ['', 'h', 'nowhere, zz', 'tx']) expect(findTown(towns, nothing)).toBeNull()
})

test.each([
  ['St Louis, MO', 'St. Louis, MO'],
  ['saint paul mn', 'St. Paul, MN'],
  ['Ft Worth, TX', 'Fort Worth, TX'],
  ['Mt. Pleasant, South Carolina', 'Mount Pleasant, SC'],
  ['Winston Salem, NC', 'Winston-Salem, NC'],
  ['OFallon, IL', "O'Fallon, IL"],
  ['Cañon City, CO', 'Canon City, CO'],
  ['Butte, MT', 'Butte, MT'],
])('%s is the town %s', (written, name) => {
  const town = findTown(towns, written)
  expect(town && fullName(town)).toBe(name)
})

test('a part of a city is found like a town, with the rents of its city, unless a town there is called so', () => {
  const rents = findTown(towns, 'New York, NY')?.rents
  for (const written of ['Brooklyn, NY', 'bronx ny', 'Queens, New York'])
    expect(findTown(towns, written), written).toMatchObject({ state: 'NY', rents })
  expect(searchTowns(towns, 'Brooklyn').towns.map(fullName)).toContain('Brooklyn, NY')
  expect(searchTowns(towns, 'Hillsborough, NC').towns).toHaveLength(1)
  expect(searchTowns(towns, 'Downtown, TX').towns).toHaveLength(1)
})

test('a town is offered from its first letters, however its name is written', () => {
  for (const typed of ['St. Lou', 'st lou', 'Saint Lou', 'saint lou, m', 'Sai', 'St'])
    expect(
      searchTowns(towns, typed)
        .towns.map(({ name }) => name)
        .join(),
      typed,
    ).toMatch(/\bSt\. /)
  expect(searchTowns(towns, 'Saint Louis').towns[0]).toMatchObject({ name: 'St. Louis' })
  expect(searchTowns(towns, '東京').towns).toEqual([])
})

test('a deposit is what the state allows at most, else one month; never a limit that is not on file', () => {
  const [, arizona] = landlordLines(stateRule('AZ'), null)
  expect(arizona).toMatchObject({ sum: { months: 1.5 }, link: { label: /^A\.R\.S\. § 33-1321/ } })
  const [, texas] = landlordLines(stateRule('TX'), null)
  expect(texas).toMatchObject({
    sum: { months: 1 },
    note: 'One month is common. The limit of Texas is not on file.',
  })
  expect(texas?.link).toBeUndefined()
  expect(landlordLines(stateRule('TX'), 70000)[1]).toMatchObject({ sum: { dollars: 700 } })
})

test('a landlord’s fee is a sum only where the rule names one', () => {
  expect(landlordLines(stateRule('NY'), null)[2]).toMatchObject({ sum: { dollars: 20 } })
  expect(landlordLines(stateRule('WA'), null)[2]).toMatchObject({ sum: null, words: 'at cost' })
  expect(landlordLines(stateRule('TX'), null)).toHaveLength(2)
})

const { programs } = budgetProps(site)
const asked = {
  ...parseBudget(null),
  rent: '1000',
  deposit: '500',
  cash: '1200',
  income: '1500',
  bills: '700',
}

test('our fees stand in the sum of the program that was chosen, and nowhere else', () => {
  const alone = reckon(asked, null, programs)
  expect(alone?.total).toBe(150000)
  const full = programs.findIndex(({ name }) => name === 'Full-service program')
  const helped = reckon({ ...asked, program: full }, null, programs)
  const { setupFee, placementFee } = site.numbers
  expect(helped?.total).toBe(150000 + (setupFee + placementFee) * 100)
})

test('who is short hears by how much, which rent would fit, that a loan is no cure, and that our fees can wait', () => {
  const short = reckon({ ...asked, program: 0 }, null, programs)
  const cuts = short ? cutsFor(short).join('\n') : ''
  expect(cuts).toContain('You are $1,399.95 short on day one.')
  expect(cuts).toMatch(/a rent of \$300 or less would fit/)
  expect(cuts).toMatch(/Our fees are \$1,099.95 of the \$2,599.95/)
  expect(cuts).toContain('Each month $200 is missing. A loan does not fix that.')
  expect(cuts).toContain('2-1-1')
  const fine = reckon({ ...asked, cash: '2000', income: '3000' }, null, programs)
  expect(fine && cutsFor(fine)).toEqual([
    'After day one you keep $500. Leave it in the bank for the first bad month.',
  ])
})

test('a rent that only fits with the loan is not said to fit the cash alone', () => {
  const own = { ...parseBudget(null), rent: '1500', cash: '500' }
  const fits = (loan: string, language: 'en' | 'es') => {
    const reckoning = reckon({ ...own, loan }, null, [])
    return reckoning && cutsFor(reckoning, language)[1]
  }
  expect(fits('', 'en')).toBe('With the cash you have, a rent of $250 or less would fit.')
  expect(fits('2000', 'en')).toBe('With the cash you have and the loan, a rent of $1,250 or less would fit.')
  expect(fits('2000', 'es')).toMatch(/^Con el dinero que tiene y el préstamo, .* \$1,250 o menos\.$/)
})

test('no month is reckoned from a start that nobody has typed; a payment counts before its number is known', () => {
  const asked = { ...parseBudget(null), rent: '1000', income: '3000', payment: '120' }
  expect(reckon(asked, null, [])?.months).toEqual([])
  const poor = reckon({ ...asked, income: '1000' }, null, [])
  expect(poor && cutsFor(poor).join(' ')).toContain('Each month $120 is missing.')
  const [first, , , , , last] = reckon({ ...asked, cash: '2000' }, null, [])?.months ?? []
  expect([first?.goesOut, last?.goesOut]).toEqual([12_000, 112_000])
})

test('who lacks money only while a loan is paid back hears which months these are, and of no lack in each month', () => {
  const borrowed = { ...asked, income: '1100', bills: '50', loan: '200', payment: '100', cash: '1500' }
  const told = (count: string, language: 'en' | 'es' = 'en', own = borrowed) => {
    const reckoning = reckon({ ...own, count }, null, [])
    return reckoning && cutsFor(reckoning, language)
  }
  const keep = 'After day one you keep $200. Leave it in the bank for the first bad month.'
  const enough = 'You would have enough on day one without the loan.'
  const after = 'After that, by your numbers, nothing is missing. Borrow less, or keep that much back.'
  expect(told('2')).toEqual([
    `In month 2, while you pay back the loan, $50 is missing. ${after}`,
    keep,
    enough,
  ])
  expect(told('12')?.[0]).toBe(
    `From month 2 to month 12, while you pay back the loan, $50 is missing each month. ${after}`,
  )
  expect(told('12', 'es')?.[0]).toBe(
    'Del mes 2 al mes 12, mientras paga el préstamo, faltan $50 cada mes. Después, según sus números, no falta nada. Pida menos prestado, o guarde esa cantidad.',
  )
  // The rent of the first month is paid on day one.
  expect(told('1')).toEqual([keep, enough])
  expect(told('1', 'es', { ...borrowed, payment: '1100' })?.[0]).toMatch(
    /^En el mes 1, mientras paga el préstamo, faltan \$50\. Después,/,
  )
})

test('who lacks money in each month hears how much that is without the loan, and how much while it is paid back', () => {
  const reckoning = reckon({ ...asked, income: '1550', loan: '100', payment: '60', count: '3' }, null, [])
  const cuts = reckoning ? cutsFor(reckoning) : []
  expect(cuts).toContain('Each month $150 is missing. A loan does not fix that. It adds one more bill.')
  expect(cuts).toContain('From month 2 to month 3, while you pay back the loan, $210 is missing each month.')
  // It fits in every month.
  expect(cuts).toContain('With this income and these bills, a rent of $790 would fit.')
})

test('whose money runs out while a loan is paid back is short', () => {
  const short = {
    ...asked,
    cash: '1300',
    loan: '200',
    income: '1000',
    bills: '0',
    payment: '300',
    count: '6',
  }
  const reckoning = reckon(short, null, [])
  expect(reckoning?.months.at(-1)?.left).toBeLessThan(0)
  expect(reckoning && cutsFor(reckoning).join(' ')).toContain('Call 2-1-1.')
})

test('the price of a loan is known once the lender has said both numbers', () => {
  expect(loanCost({ amount: 100000, payment: 10000, count: 12 })).toEqual({ repaid: 120000, price: 20000 })
  expect(loanCost({ amount: 100000, payment: 10000, count: 0 })).toBeNull()
  expect(loanCost({ amount: 100000, payment: 0, count: 12 })).toBeNull()
})

test('of a typed rent it is not told that light, gas and water are in it', () => {
  const houston = findTown(towns, 'Houston, TX')
  expect(rentTold(houston, '', 'FY2026', 'en')).toContain('Light, gas and water are in it.')
  expect(rentTold(houston, '900', 'FY2026', 'en')).toBe('Houston, TX. With the rent you typed.')
  expect(rentTold(houston, '900', 'FY2026', 'es')).toBe('Houston, TX. Con la renta que escribió.')
  expect(rentTold(null, '900', 'FY2026', 'en')).toBe('With the rent you typed.')
})

test('a loan is paid back in 1 to 120 whole months; any other number is none', () => {
  const counts = ['12', ' 120 ', '180', '0', '-6', '1.5', '12x', '']
  expect(counts.map(paymentCountIn)).toEqual([12, 120, null, null, null, null, null, null])
  const loanFor = (count: string) =>
    reckon({ ...parseBudget(null), rent: '1000', loan: '500', payment: '50', count }, null, [])?.loan.count
  expect([loanFor('180'), loanFor('-6'), loanFor('12')]).toEqual([0, 0, 12])
})
