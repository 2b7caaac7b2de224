import { describe, expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { directionWords } from './direction-words.ts'
import { documentWords } from './document-words.ts'
import { figuresDocument } from './figures-document.ts'
import { statePageWords } from './state-page-words.ts'
import { townWords } from './town-words.ts'

/** Sentences that change with a count or with what is not known, at the numbers where they change. */

const here = { name: 'Waco', county: null, zip: null }
const counted = (known: number, less: number, nearer = less) => ({ known, less, nearer, miles: 50 })

describe('how many towns around cost less', () => {
  test.each([
    [14, /^Most places around cost less: 14 of 20/, /^La mayoría .*: 14 de 20/],
    [13, /^13 of 20/, /^13 de 20/],
    [4, /^4 of 20/, /^4 de 20/],
    [3, /^Few places around cost less: 3 of 20/, /^Pocos .*: 3 de 20/],
  ])('of twenty %d', (less, en, es) => {
    expect(townWords.en.reach.lead.some(counted(20, less), here)).toMatch(en)
    expect(townWords.es.reach.lead.some(counted(20, less), here)).toMatch(es)
  })

  test('one town is no towns, and of one is not said where it lies', () => {
    const { lead } = townWords.en.reach
    expect(lead.some(counted(5, 1), here)).toBe(
      '1 of 5 towns within 50 miles has a lower census median rent than Waco.',
    )
    expect(lead.some(counted(5, 2), here)).toMatch(/towns .* have .*, all within 25\.$/)
    expect(lead.some(counted(5, 2, 1), here)).toMatch(/, one of them within 25\.$/)
    expect(lead.some(counted(5, 2, 0), here)).toMatch(/, none of them within 25\.$/)
    expect(lead.all(counted(1, 1), here)).toMatch(/^The one town .* than Waco\.$/)
    expect(lead.all(counted(2, 2), here)).toMatch(/^Every one of the 2 towns .*, all within 25\.$/)
    expect(lead.none(counted(1, 0), here, '$900')).toMatch(/^The one town .* does not cost clearly less/)
    expect(lead.none(counted(2, 0), here, '$900')).toMatch(/^None of the 2 towns .* costs clearly less/)
  })

  test('a figure that stands for the town’s own says whose it is', () => {
    const ofZip = { ...here, zip: '76701' }
    const ofCounty = { ...here, county: 'McLennan County' }
    expect(townWords.en.reach.lead.some(counted(5, 1), ofZip)).toMatch(/than Waco’s ZIP code 76701\.$/)
    expect(townWords.es.reach.lead.some(counted(5, 1), ofZip)).toMatch(
      /la del código postal 76701 de Waco\.$/,
    )
    expect(townWords.en.reach.lead.some(counted(5, 1), ofCounty)).toMatch(
      /than Waco’s county, McLennan County\.$/,
    )
    expect(townWords.es.reach.lead.some(counted(5, 1), ofCounty)).toMatch(
      /la del condado de Waco, McLennan County\.$/,
    )
  })

  test('and in Spanish', () => {
    const { lead } = townWords.es.reach
    expect(lead.some(counted(5, 1), here)).toMatch(/ tiene .*Waco\.$/)
    expect(lead.some(counted(5, 2), here)).toMatch(/ tienen .*, los dos a 25 millas o menos\.$/)
    expect(lead.some(counted(5, 3), here)).toMatch(/, todos a 25 millas o menos\.$/)
    expect(lead.some(counted(5, 2, 1), here)).toMatch(/, uno de ellos a 25 millas o menos\.$/)
    expect(lead.some(counted(5, 2, 0), here)).toMatch(/, ninguno a 25 millas o menos\.$/)
    expect(lead.all(counted(1, 1), here)).toMatch(/^El único lugar .*Waco\.$/)
    expect(lead.all(counted(2, 2), here)).toMatch(/^Cada uno de los 2 lugares/)
    expect(lead.none(counted(1, 0), here, '$900')).toMatch(/^El único lugar/)
    expect(lead.none(counted(2, 0), here, '$900')).toMatch(/^Ninguno de los 2 lugares/)
  })

  test.each([
    [0, 0, 'Within 25 miles: no town that can be compared', 'ningún lugar que se pueda comparar'],
    [1, 0, 'Within 25 miles: the one town does not cost less', 'el único lugar no cuesta menos'],
    [2, 0, 'Within 25 miles: none of 2 costs less', 'ninguno de 2 cuesta menos'],
    [1, 1, 'Within 25 miles: one town, and it costs less', 'un lugar, y cuesta menos'],
    [2, 2, 'Within 25 miles: both cost less', 'los dos cuestan menos'],
    [2, 1, 'Within 25 miles: 1 of 2 costs less', '1 de 2 cuesta menos'],
    [3, 2, 'Within 25 miles: 2 of 3 cost less', '2 de 3 cuestan menos'],
  ])('in a ring with %d known, %d of them', (known, less, en, es) => {
    const ring = { from: 0, to: 25, known, less }
    expect(townWords.en.reach.band(ring)).toBe(en)
    expect(townWords.es.reach.band(ring)).toBe(`Hasta 25 millas: ${es}`)
    expect(townWords.en.reach.band({ ...ring, from: 25, to: 50 })).toContain('25 to 50 miles: ')
    expect(townWords.es.reach.band({ ...ring, from: 25, to: 50 })).toContain('De 25 a 50 millas: ')
  })
})

test('of two towns that cost less both do', () => {
  const two = { from: 0, to: 25, known: 2, less: 2 }
  expect(townWords.en.reach.band(two)).toBe('Within 25 miles: both cost less')
  expect(townWords.es.reach.band(two)).toBe('Hasta 25 millas: los dos cuestan menos')
})

test('a way without a direction is its miles', () => {
  expect(directionWords.en.way('2 miles', null)).toBe('2 miles')
  expect(directionWords.es.way('2 millas', null)).toBe('2 millas')
  expect(directionWords.es.way('2 millas', 'east')).toBe('2 millas al este')
})

test('a city without a rent shows its people alone', () => {
  for (const { page } of [statePageWords.en, statePageWords.es]) {
    expect(page.city('9 people', null)).toBe('9 people')
    expect(page.city('9 people', '$900')).toContain('$900')
  }
})

test('months of a deposit are said as one says them', () => {
  const { funding, depositAllowed } = townWords.en.dayOne
  const rule = { state: 'Ohio', detail: '', statute: '§ 1', checked: 'May 1, 2026' }
  expect(funding.deposit({ ...rule, months: 1 })).toContain('at most one month of rent (§ 1')
  expect(funding.deposit({ ...rule, months: 2 })).toContain('at most 2 months of rent (§ 1')
  expect(funding.months(1, 'two', '$900')).toBe('1 month of two at $900')
  expect(funding.months(3, 'two', '$900')).toBe('3 months of two at $900')
  expect(depositAllowed(1, 'Ohio', '')).toBe('one month, the most Ohio allows:')
  expect(depositAllowed(1.5, 'Ohio', 'x')).toBe('1½ months, the most Ohio allows (x):')
})

test('and in Spanish, too', () => {
  const { funding } = townWords.es.dayOne
  const rule = { state: 'Ohio', detail: '', statute: '§ 1', checked: '1 de mayo' }
  expect(funding.deposit({ ...rule, months: 1 })).toContain('como máximo de un mes de renta (§ 1')
  expect(funding.deposit({ ...rule, months: 2 })).toContain('como máximo de 2 meses de renta (§ 1')
  expect(funding.months(1, 'dos', '$900')).toBe('1 mes de dos a $900')
  expect(funding.months(3, 'dos', '$900')).toBe('3 meses de dos a $900')
})

test('regions are feminine in Spanish', () => {
  const none = (among: string) =>
    townWords.es.figures.standing('shares', { of: '9', among }, { kind: 'none above' })
  expect(none('regiones en Connecticut')).toContain('ninguna')
  expect(none('condados en Texas')).toContain('ninguno')
})

describe('the page about local figures', () => {
  const textAt = (language: 'en' | 'es', day: string) =>
    JSON.stringify(figuresDocument(defaultSite('https://example.test', language), new Date(day)))

  test('says from the first of October that newer fair rents are not on file', () => {
    expect(textAt('en', '2026-09-30T12:00:00Z')).not.toContain('Rents of FY')
    expect(textAt('en', '2026-10-01T12:00:00Z')).toContain(
      'Rents of FY2027 have been in force since October 1, 2026.',
    )
    expect(textAt('es', '2026-10-01T12:00:00Z')).toContain(
      'año fiscal 2027 valen desde el 1 de octubre de 2026.',
    )
  })

  test('names the fair rents that are in force, in later years too', () => {
    const inForce = (day: string) => /Rents of [^.]+\./.exec(textAt('en', day))?.[0]
    expect(inForce('2027-09-30T23:59:59Z')).toContain('FY2027 have been in force since October 1, 2026')
    expect(inForce('2027-10-01T00:00:00Z')).toContain('FY2028 have been in force since October 1, 2027')
    expect(inForce('2031-01-15T12:00:00Z')).toContain('FY2031 have been in force since October 1, 2030')
    expect(textAt('es', '2031-01-15T12:00:00Z')).toContain(
      'año fiscal 2031 valen desde el 1 de octubre de 2030.',
    )
  })

  test('names no day where a source has none', () => {
    for (const { figures } of [documentWords.en, documentWords.es])
      for (const say of [figures.rents.fair, figures.rules.lowIncome]) {
        expect(say('FY2026', null)).not.toContain('null')
        expect(say('FY2026', 'May 1')).toContain('May 1')
      }
  })
})

describe('what an income pays for', () => {
  const household = { of: 'Waco', income: '$78,680', years: '2019–2023', carried: '$1,967' }

  test('and what it falls short of', () => {
    expect(
      townWords.en.homeCosts.income(household, { kind: 'nearly', size: 1, next: 2, gap: '$109' }),
    ).toMatch(/can pay \$1,967: one bedroom, and \$109 short of two bedrooms\.$/)
  })

  test('and the pay that a home needs', () => {
    const { needed } = townWords.en.homeCosts
    const sizes = { one: '$25.45', two: '$30.25' }
    expect(needed({ median: '$25.25', sizes })).toBe(
      'Full time you need $25.25 an hour for the census median, $25.45 for one bedroom, $30.25 for two.',
    )
    expect(needed({ median: null, sizes })).toBe(
      'Full time you need $25.45 an hour for one bedroom, $30.25 for two.',
    )
  })
})

test('in Spanish homes are older or newer in places, other figures lie above or below', () => {
  const among = { of: '191', among: 'lugares de Kansas' }
  const { standing } = townWords.es.figures
  expect(standing('homes', among, { kind: 'none below' })).toBe(
    'y en ninguno de los 191 lugares de Kansas son más viejas',
  )
  expect(standing('homes', among, { kind: 'few above', count: 3 })).toBe(
    'y solo en tres de los 191 lugares de Kansas son más nuevas',
  )
  expect(standing('rent', among, { kind: 'none above' })).toBe(
    'con ninguno de 191 lugares de Kansas por encima',
  )
})
