import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlaces, findPlace, namesakesOf } from '../locations/places.ts'
import { states } from '../locations/states.ts'
import { finderView } from './finder-view.ts'
import { readMoney } from './money.ts'
import { findNear } from './near.ts'
import { type Asked, askedOf, writeQuery } from './question.ts'

const anything = fc.oneof(
  fc.string({ maxLength: 100, unit: 'binary' }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '1,200',
    '$1200.50',
    'houston-tx',
    'Springfield',
    '77002',
    '%',
    '../..',
  ),
)
const asked: fc.Arbitrary<Asked> = fc.record(
  { near: anything, miles: anything, bedrooms: anything, income: anything, rent: anything },
  { requiredKeys: [] },
)

test('whatever is asked has an answer, and asking for its one address gives the same again', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const { query, answer } = finderView(given)
      const again = finderView(askedOf(new URLSearchParams(query)))
      expect(again.query).toBe(query)
      expect(again.answer).toEqual(answer)
    }),
    { numRuns: 300 },
  )
})

test('however it is written, a question has one address: fields in order, the town’s slug, sums in tens', () => {
  const one = '?near=houston-tx&miles=50&bedrooms=1&rent=1200'
  for (const way of [
    { near: 'Houston, TX', rent: '$1,203.50' },
    { rent: '1200', bedrooms: '1', near: 'houston texas', miles: '7' },
    { near: 'houston-tx', miles: '50', bedrooms: '9', rent: ' 1200 ', income: '' },
  ])
    expect(finderView(way).query).toBe(one)
})

test('what was typed and cannot be read stays in its field, with words beside it', () => {
  for (const typed of ['-5', 'abc', '999999999', '1.200', '1,20', '12k'])
    for (const field of ['income', 'rent'] as const) {
      const { form, query } = finderView({ near: 'Houston, TX', miles: '25', bedrooms: '3', [field]: typed })
      expect(form[field]).toBe(typed)
      expect(form.errors[field]).toMatch(/^(It cannot|Write|We look)/)
      expect(form).toMatchObject({ near: 'Houston, TX', miles: 25, bedrooms: 3 })
      expect(query).toBe(writeQuery({ near: 'Houston, TX', miles: '25', bedrooms: '3', [field]: typed }))
    }
})

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['$1200.50', 1200],
  ['$ 1,209.99', 1200],
  ['10', 10],
])('%s is read as dollars, rounded down to ten', (typed, amount) => {
  expect(readMoney(typed, 'rent')).toEqual({ kind: 'amount', amount })
})

test('a year’s income is told from a month’s', () => {
  expect(readMoney('60000', 'income')).toMatchObject({ words: expect.stringContaining('write 5000') })
  expect(readMoney('60000', 'rent')).toMatchObject({ words: expect.stringContaining('Write less') })
})

test('an income that may be a year’s is asked back beside its answer', () => {
  const rules = (income: string, language: 'en' | 'es' = 'en') => {
    const { answer } = finderView({ near: 'houston-tx', income }, language)
    return answer.kind === 'found' ? answer.rules : ''
  }
  expect(rules('36000')).toMatch(/^\$36,000 a month\? If that is a year, write 3000\. By the 30% rule/)
  expect(rules('36000', 'es')).toMatch(/^¿\$36,000 al mes\? Si eso es por año, escriba 3000\. /)
  expect(rules('15000')).toContain('write 1250.')
  expect(rules('14990')).toMatch(/^By the 30% rule/)
})

describe('a town or a ZIP code', () => {
  test.each([
    ['houston-tx', 'houston-tx'],
    ['Houston, TX', 'houston-tx'],
    ['houston tx', 'houston-tx'],
    ['HOUSTON', 'houston-tx'],
    ['Houston, Texas', 'houston-tx'],
    ['Houston, TX 77002', 'houston-tx'],
    ['Charleston, West Virginia', 'charleston-wv'],
    ['saint louis mo', 'st-louis-mo'],
    ['washington dc', 'washington-dc'],
    ['Washington, D.C.', 'washington-dc'],
    ['Washington, District of Columbia', 'washington-dc'],
    ['DC', 'washington-dc'],
    ['d.c.', 'washington-dc'],
    ['Houston TX 77002-1234', 'houston-tx'],
    ['Brooklyn NY', 'new-york-ny'],
    ['Brooklyn, New York', 'new-york-ny'],
    ['Queens, NY', 'new-york-ny'],
    ['The Bronx, NY', 'new-york-ny'],
    ['bronx ny', 'new-york-ny'],
    ['New York', 'new-york-ny'],
    ['New York City', 'new-york-ny'],
    ['NYC', 'new-york-ny'],
    ['New York, NY, USA', 'new-york-ny'],
    ['West New York', 'west-new-york-nj'],
    ['Houston, TX, USA', 'houston-tx'],
    ['Houston TX, United States', 'houston-tx'],
    ['Houston, Texas 77002, EE. UU.', 'houston-tx'],
  ])('%s', (typed, slug) => {
    const near = findNear(typed)
    const slugs =
      near.kind === 'place'
        ? [near.place.slug]
        : near.kind === 'several'
          ? near.places.map((one) => one.slug)
          : []
    expect(slugs).toContain(slug)
    if (typed !== 'HOUSTON') expect(near.kind).toBe('place')
  })

  test('a name that several towns share is asked back, with what else was typed', () => {
    const springfield = findPlace('springfield-mo')
    if (!springfield) throw new Error('no Springfield')
    const { answer } = finderView({ near: 'springfield', miles: '25', rent: 'much' })
    expect(answer).toMatchObject({
      kind: 'problem',
      errors: { near: 'Several towns, or parts of towns, have this name.' },
    })
    if (answer.kind !== 'problem') return
    expect(answer.choices).toHaveLength(namesakesOf(springfield).length)
    expect(answer.choices.length).toBeGreaterThan(12)
    expect(answer.choices[0]?.href).toBe('/rent-finder?near=springfield-mo&miles=25&rent=much')
  })

  test('a part of a city is among the towns of its name, the largest first', () => {
    const near = findNear('Brooklyn')
    const slugs = near.kind === 'several' ? near.places.map(({ slug }) => slug) : []
    expect(slugs.slice(0, 2)).toEqual(['new-york-ny', 'baltimore-md'])
    expect(slugs).toContain('brooklyn-oh')
  })

  test.each([
    ['California', 'los-angeles-ca', ['california-md', 'california-pa', 'california-mo']],
    ['Wyoming', 'cheyenne-wy', ['wyoming-mi', 'wyoming-oh']],
    ['Virginia', 'virginia-beach-va', ['virginia-mn', 'virginia-il']],
    ['Louisiana', 'new-orleans-la', ['louisiana-mo']],
  ])(
    '%s is a state, however many towns elsewhere are called so: its largest come first',
    (typed, largest, namesakes) => {
      const near = findNear(typed)
      expect(near).toMatchObject({ kind: 'unknown', what: 'state' })
      const slugs = near.kind === 'unknown' ? near.suggestions.map(({ slug }) => slug) : []
      expect(slugs[0]).toBe(largest)
      expect(slugs.slice(6, 6 + namesakes.length)).toEqual(namesakes)
      expect(findNear(`${typed}, ${namesakes[0]?.slice(-2)}`).kind).toBe('place')
    },
  )

  test('Washington alone is the capital or one of its namesakes, and New York the city', () => {
    const near = findNear('Washington')
    expect(near.kind === 'several' && near.places[0]?.slug).toBe('washington-dc')
    expect(findNear('New York').kind).toBe('place')
  })

  test('the two letters of a state are a state, no unknown town', () => {
    expect(findNear('TX')).toEqual(findNear('Texas'))
    for (const { code } of states()) {
      const near = findNear(code)
      expect(near, code).toMatchObject({ kind: 'unknown', what: 'state' })
      expect(near.kind === 'unknown' && near.suggestions.every(({ state }) => state === code), code).toBe(
        true,
      )
    }
    expect(findNear('wa, usa')).toEqual(findNear('WA'))
    expect(findNear('DC')).toMatchObject({ kind: 'place', place: { slug: 'washington-dc' } })
  })

  test('a state somebody wrote is kept, and a ZIP code with its country is one', () => {
    expect(findNear('NYC, TX')).toMatchObject({ kind: 'unknown', what: 'town' })
    expect(findNear('77002 USA')).toEqual(findNear('77002'))
  })

  test('a ZIP code of one town means that town, one of several is asked back, one of none is said so', () => {
    const byZip = (zip: string) => findNear(zip).kind
    expect(byZip('77002')).toBe('place')
    expect(byZip('80123')).toBe('several')
    expect(findNear('00000')).toMatchObject({ kind: 'unknown', what: 'zip' })
    for (const typed of ['San Juan PR', 'San Juan, Puerto Rico 00901', 'Puerto Rico'])
      expect(findNear(typed), typed).toMatchObject({ kind: 'unknown', what: 'PR' })
    const { answer } = finderView({ near: 'Guam' })
    expect(answer).toMatchObject({ errors: { near: expect.stringContaining('none for Guam') } })
  })

  test('an unknown name gets suggestions: what begins so, then what is a slip away', () => {
    const slugs = (typed: string) => {
      const near = findNear(typed)
      return near.kind === 'unknown' ? near.suggestions.map(({ slug }) => slug) : []
    }
    expect(slugs('Housto')).toContain('houston-tx')
    expect(slugs('Huston')).toContain('houston-tx')
    expect(slugs('Huston tx')[0]).toBe('houston-tx')
    expect(slugs('Texas')).toContain('dallas-tx')
    expect(slugs('q')).toEqual([])
  })

  test('every town is found by its name with its state', () => {
    for (const place of allPlaces().filter((_, index) => index % 97 === 0))
      expect(findNear(`${place.name}, ${place.state}`)).toEqual({ kind: 'place', place })
  })
})

test('only a form that was sent is asked for what is missing', () => {
  const kinds = (given: Asked) => finderView(given).answer.kind
  expect(kinds({})).toBe('start')
  expect(kinds({ near: 'houston-tx' })).toBe('start')
  expect(kinds({ rent: '1200' })).toBe('start')
  expect(kinds({ near: 'houston-tx', rent: '1500' })).toBe('found')
  expect(finderView({ miles: '50', bedrooms: '1' }).form.errors).toEqual({
    near: 'Write a town or a ZIP code.',
    income: 'Write your income, or the rent you can pay.',
  })
})
