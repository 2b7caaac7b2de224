import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairRents } from '../almanac/fair-rents.ts'
import { isAcrossWater } from '../locations/open-water.ts'
import { allPlaces, findPlace } from '../locations/places.ts'
import { milesBetween } from '../locations/sphere.ts'
import { townWords } from '../locations/town-words.ts'
import { answerTo } from './answer.ts'
import { finderView } from './finder-view.ts'
import { affordable, distances, type Question, sizes } from './question.ts'
import { changesFor, search } from './search.ts'

const place = fc.constantFrom(...allPlaces())
const question: fc.Arbitrary<Question> = fc.record({
  place,
  miles: fc.constantFrom(...distances),
  bedrooms: fc.constantFrom(...sizes),
  income: fc.constant(null),
  rent: fc.constant(null),
  budget: fc.integer({ min: 500, max: 2500 }),
})

test('every town of an answer is in reach and fits, nearest first, and none that fits is missing', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { fitting, dearer, unknown } = search(asked)
      expect(fitting.map(({ miles }) => miles)).toEqual(
        fitting.map(({ miles }) => miles).toSorted((a, b) => a - b),
      )
      for (const { place: town, rent, miles } of fitting) {
        expect(miles).toBeLessThanOrEqual(asked.miles)
        expect(rent).toBeLessThanOrEqual(asked.budget)
        expect(rent).toBe(fairRents(town)?.byBedrooms[asked.bedrooms].value)
      }
      for (const { rent } of dearer) expect(rent).toBeGreaterThan(asked.budget)
      const near = allPlaces().filter((town) => {
        if (isAcrossWater(asked.place, town)) return false
        const miles = milesBetween(asked.place, town)
        // Of another with the same coordinates nobody knows where it lies.
        return miles <= asked.miles && (miles > 0 || town === asked.place)
      })
      expect(fitting.length + dearer.length + unknown).toBe(near.length)
      expect(unknown).toBe(near.filter((town) => fairRents(town) === null).length)
    }),
    { numRuns: 40 },
  )
})

test('where nothing fits, each change that is offered is enough by itself', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const poor = { ...asked, budget: asked.budget / 2 }
      const found = search(poor)
      if (found.fitting.length > 0) return
      const { cheapest, smaller, farther } = changesFor(poor, found)
      if (cheapest) expect(search({ ...poor, budget: cheapest.rent }).fitting.length).toBeGreaterThan(0)
      else expect(found.dearer).toEqual([])
      if (smaller) expect(search({ ...poor, bedrooms: smaller.bedrooms }).fitting[0]).toEqual(smaller.nearest)
      for (const size of sizes.filter((one) => one < asked.bedrooms && one > (smaller?.bedrooms ?? -1)))
        expect(search({ ...poor, bedrooms: size }).fitting).toEqual([])
      if (farther) expect(search({ ...poor, miles: farther.miles }).fitting[0]).toEqual(farther.nearest)
      else expect(search({ ...poor, miles: 100 }).fitting).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['cape-may-nj', 'DE', '25'],
  ['montauk-ny', 'CT', '25'],
  ['montauk-ny', 'RI', '25'],
])('nobody is sent from %s over open water to %s, and the answer says so', (near, across, miles) => {
  const asked = { near, miles, bedrooms: '2', income: '20000' }
  for (const [language, said] of [
    ['en', 'Some towns across open water are left out.'],
    ['es', townWords.es.reach.note.across],
  ] as const) {
    const { answer } = finderView(asked, language)
    if (answer.kind !== 'found') throw new Error(answer.kind)
    expect(answer.rows.map(({ name }) => name.slice(-2))).not.toContain(across)
    expect(answer.source).toContain(said)
  }
})

test('nor offered a town across it where nothing fits', () => {
  const { answer } = finderView({ near: 'lahaina-hi', miles: '25', bedrooms: '2', rent: '1900' })
  expect(JSON.stringify(answer)).not.toContain('Lanai City')
  if (answer.kind !== 'none') throw new Error(answer.kind)
  expect(answer.source).toContain('Some towns across open water are left out.')
})

test('where a fair rent fits and most renters paid more, the answer says in how many towns', () => {
  const { answer } = finderView({ near: 'round-rock-tx', miles: '25', bedrooms: '1', rent: '1600' })
  if (answer.kind !== 'found') throw new Error(answer.kind)
  expect(answer.rows.length).toBeLessThan(60)
  const medians = answer.rows.flatMap(
    ({ where }) =>
      /census median (?:over )?\$([\d,]+)(?:: most paid more than \$1,600)?$/.exec(where)?.[1] ?? [],
  )
  const above = medians.filter((median) => Number(median.replace(',', '')) > 1600).length
  expect(above).toBeGreaterThan(1)
  expect(answer.rows.filter(({ where }) => where.endsWith(': most paid more than $1,600'))).toHaveLength(
    above,
  )
  expect(answer.paidMore).toBe(
    `In ${above} of them most renters paid more than $1,600, by the census median of homes of all sizes, 2019–2023.`,
  )
  expect(answer.heading).toMatch(/ have a fair rent of \$1,600 a month or less$/)
})

const houston = findPlace('houston-tx')
if (!houston) throw new Error('no Houston')
const base = { place: houston, miles: 50, bedrooms: 1, income: null, rent: null } as const

test('an income is reckoned by the 30% rule, and both rules are named', () => {
  expect(affordable(4000)).toBe(1200)
  const answer = answerTo({ ...base, income: 4500, budget: 1350 })
  expect(answer).toMatchObject({
    kind: 'found',
    rules:
      'By the 30% rule, $4,500 a month leaves $1,350 for rent and utilities. By the 3 × rule of many landlords, it is enough for a rent of $1,500.',
  })
})

test('a rent that is more than 30% of the income is not looked for, and that is said', () => {
  const asked = { near: 'hilo-hi', miles: '50', bedrooms: '1', rent: '2000' }
  const { answer, title } = finderView({ ...asked, income: '1000' })
  if (answer.kind !== 'none') throw new Error(answer.kind)
  expect(title).toContain('$300')
  expect(answer.heading).toBe('No town within 50 miles of Hilo, HI has a fair rent of $300 a month or less')
  expect(answer.rules).toMatch(
    /^You named \$2,000, which is more than the whole income\. So we look up to \$300\./,
  )
  const { answer: tight } = finderView({ ...asked, income: '5000' })
  expect(tight).toMatchObject({
    heading: expect.stringContaining('$1,500 a month'),
    rules: expect.stringMatching(/^You named \$2,000, which is more than 30% of the income\./),
  })
})

test('an offer to look higher says what share of the income that is, and goes no further than half of it', () => {
  const rentOffer = (income: string) => {
    const { answer } = finderView({ near: 'hilo-hi', miles: '50', bedrooms: '1', income })
    if (answer.kind !== 'none') throw new Error(answer.kind)
    return answer.changes[0]
  }
  const { text, link } = rentOffer('4000') ?? {}
  expect(text).toMatch(/It would take 4\d% of the income\.$/)
  // With the income in it, the answer would be the same again.
  expect(link?.href).toMatch(/bedrooms=1&rent=\d+$/)
  expect(rentOffer('2000')).toMatchObject({
    text: expect.stringMatching(/It would take \d\d% of the income: more than we advise\.$/),
    link: null,
  })
  expect(rentOffer('1000')?.text).toMatch(/It is more than the whole income\.$/)
})

test('at the farthest distance nothing farther is spoken of, and one change is one', () => {
  const lead = (miles: string, language: 'en' | 'es' = 'en') => {
    const { answer } = finderView({ near: 'aspen-co', miles, bedrooms: '0', rent: '300' }, language)
    if (answer.kind !== 'none') throw new Error(answer.kind)
    expect(answer.changes).toHaveLength(1)
    return answer.lead
  }
  expect(lead('100')).toBe('For a studio this would have to change:')
  expect(lead('50')).toBe('Nor does any within 100 miles. For a studio this would have to change:')
  expect(lead('100', 'es')).toBe('Para un estudio tendría que cambiar esto:')
  const { answer } = finderView({ near: 'hilo-hi', miles: '50', bedrooms: '3', rent: '1650' })
  expect(answer).toMatchObject({ lead: expect.stringContaining('one of these would have to change:') })
})

test('a census median of another year than the rest says so', () => {
  const { answer } = finderView({ near: 'oklahoma-city-ok', rent: '1500' })
  if (answer.kind !== 'found') throw new Error(answer.kind)
  expect(answer.rows[0]?.where).toBe('the town itself · census median $936 in 2021')
})

test('where the town’s own census median is on file it stands beside the rent of the whole area', () => {
  const { answer } = finderView({ near: 'houston-tx', rent: '1500' })
  if (answer.kind !== 'found') throw new Error(answer.kind)
  const dear = answer.rows.find(({ name }) => name === 'West University Place, TX')
  expect(dear?.where).toMatch(/^\d miles .*· census median /)
})

test('a row says the fair rent, miles and direction, what is left over and where to read on', () => {
  const answer = answerTo({ ...base, rent: 1400, budget: 1400 })
  if (answer.kind !== 'found') throw new Error(answer.kind)
  const value = fairRents(houston)?.byBedrooms[1].value ?? 0
  expect(answer.rows[0]).toEqual({
    name: 'Houston, TX',
    href: '/city/houston-tx',
    where: expect.stringMatching(/^the town itself · census median \$[\d,]+$/),
    rent: `$${value.toLocaleString('en-US')}`,
    left: `$${1400 - value} left over`,
  })
  expect(answer.rows[1]?.where).toMatch(/^\d+ miles? (north|south|east|west)/)
  expect(answer.source).toContain('HUD Fair Market Rents FY2026')
})

test('numbers on the map are those of the list, and none touches another', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const answer = answerTo(asked)
      if (answer.kind !== 'found') return
      const { marks } = answer.map
      for (const { number, name } of marks) {
        const row = answer.rows[number - 1]
        if (name) expect(row?.name.startsWith(`${name.text}, `)).toBe(true)
      }
      for (const [index, one] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7)
    }),
    { numRuns: 30 },
  )
})

test('nothing fits: what is nearest to fitting, and what would have to change', () => {
  const answer = answerTo({ ...base, bedrooms: 4, rent: 1300, budget: 1300 })
  if (answer.kind !== 'none') throw new Error(answer.kind)
  expect(answer.heading).toBe(
    'No town within 50 miles of Houston, TX has a fair rent of $1,300 a month or less',
  )
  expect(answer.changes.map(({ text }) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['The rent', 'The size']),
  )
  for (const { link } of answer.changes) expect(link?.href).toMatch(/^\/rent-finder\?near=houston-tx&/)
})

test('on an island nothing that fits is said to be missing by land, and the nearest across the water is named', () => {
  const { answer } = finderView({ near: 'nantucket-ma', miles: '50', bedrooms: '1', rent: '1500' })
  if (answer.kind !== 'none') throw new Error(answer.kind)
  expect(answer.heading).toMatch(/^No town within 50 miles of Nantucket, MA by land has/)
  expect(answer.lead).toContain(
    'Nor does any within 100 miles by land. Across open water the nearest that fits is Fairhaven, MA, 48 miles northwest: $1,230 a month.',
  )
})
