import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isWorthFinding, type MeasuredPage, worthBar, worthOf } from '../almanac/page-worth.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { placeFamilies } from '../locations/place-families.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite } from '../site/site.ts'
import { listedPlaces } from '../sitemap/entries.ts'
import { scoredFamilies } from './families.ts'
import { familyWorth, searchWorth } from './overview.ts'
import { countFacts } from './testing/count-facts.ts'
import { type Measured, measurePages, medianOf, pathsOf, sampleOf } from './testing/measure-pages.ts'
import { mainText, masked, ownShareOf, referenceOf, sequencesOf } from './testing/own-words.ts'
import { markOf } from './testing/page-mark.ts'
import { placePage } from './testing/place-page.ts'
import { mainRenderer } from './testing/render-main.tsx'
import { tablesMark, worthTable } from './testing/worth-table.ts'

describe('own text', () => {
  test('is what stands on no other page', () => {
    const one = sequencesOf('a b c d e f')
    const other = sequencesOf('a b c d e g')
    const reference = referenceOf([one, other])
    expect([ownShareOf(one, reference, true), ownShareOf(other, reference, true)]).toEqual([50, 50])
    expect(ownShareOf(sequencesOf('a b c d e'), reference, false)).toBe(0)
    expect(ownShareOf([], reference, false)).toBe(0)
  })

  test('does not grow by putting another name into the same sentence', () => {
    const sentence = (name: string) => masked(`Renting in ${name} is what ${name}’s people ask us.`, [name])
    expect(sequencesOf(sentence('Pecos'))).toEqual(sequencesOf(sentence('St. Louis')))
    expect(masked('Reading about Read', ['Read'])).toBe('Reading about §')
  })
})

test('a fact is counted once, however often and however deep a page has it', () => {
  const source = { title: 'HUD', short: 'HUD, FY2026', years: 'FY2026', asOf: null }
  const fact = (value: number) => ({ value, of: { kind: 'place', name: 'Pecos' }, source })
  expect(countFacts([{ a: fact(1), deep: [{ b: fact(2) }, { c: fact(1) }] }, 'text', null])).toBe(2)
})

describe('the day of a page', () => {
  const page = { path: '/city/a-tx', family: 'Town pages', facts: 20, ownShare: 60, words: 900 }
  const before = worthTable([{ ...page, mark: 'same' }], '', '2026-11-15')

  test('stays until it says something else, whatever it scores', () => {
    const dayOf = (now: Partial<Measured>) =>
      worthTable([{ ...page, mark: 'same', ...now }], before, '2027-01-02')
        .trim()
        .split('\t')
        .at(-1)
    expect(dayOf({ ownShare: 59 })).toBe('2026-11-15')
    expect(dayOf({ mark: 'other' })).toBe('2027-01-02')
    expect(dayOf({ path: '/city/b-tx' })).toBe('2027-01-02')
  })

  test('changes with a sentence, a title or a description in either language', () => {
    const said = (words: Partial<Record<'title' | 'description' | 'text', string>>) => ({
      page: { head: { path: '/', title: words.title ?? '', description: words.description ?? '' } },
      text: words.text ?? '',
    })
    const pages = [
      [said({}), said({})],
      [said({ text: 'a' }), said({})],
      [said({}), said({ text: 'a' })],
      [said({ title: 'a' }), said({})],
      [said({ description: 'a' }), said({})],
    ]
    expect(new Set(pages.map(markOf)).size).toBe(pages.length)
  })
})

const made: MeasuredPage[] = [
  { path: '/city/a-tx', family: 'Town pages', facts: 20, ownShare: 60 },
  { path: '/city/b-tx', family: 'Town pages', facts: 7, ownShare: 50 },
  { path: '/city/c-tx', family: 'Town pages', facts: 12, ownShare: worthBar.ownShare - 1 },
]

test('the owner sees how many pages of each family are in, out and why', () => {
  expect(familyWorth(made)[0]).toMatchObject({ pages: 3, found: 1, tooFewFacts: 1, tooLittleOwn: 1 })
})

test('the weakest stand first, and a search finds them by name', () => {
  const all = { family: '', show: '', words: '', page: 1 }
  expect(searchWorth(all, made).lines.map(({ path }) => path)).toEqual([
    '/city/c-tx',
    '/city/b-tx',
    '/city/a-tx',
  ])
  expect(searchWorth({ ...all, show: 'out' }, made).total).toBe(2)
  expect(searchWorth({ ...all, words: 'B TX' }, made).lines[0]).toMatchObject({
    path: '/city/b-tx',
    isFound: false,
    why: 'fewer than 8 facts',
  })
})

test.each([
  ['Houston, TX', '/city/houston-tx'],
  ['St. Louis', '/city/st-louis-mo'],
  ['O’Fallon', '/city/o-fallon-il'],
  ['Cañon City', '/city/canon-city-co'],
  ["Coeur d'Alene, ID", '/city/coeur-d-alene-id'],
  ['/city/pecos', '/city/pecos-tx'],
  ['/state/', '/state/texas'],
])('%s is found as people write it', (words, path) => {
  const { lines } = searchWorth({ family: '', show: '', words, page: 1 }, [
    { path, family: 'Town pages', facts: 20, ownShare: 60 },
  ])
  expect(lines.map((line) => line.path)).toEqual([path])
  expect(worthOf(path)).not.toBeNull()
})

test('every page of a place was measured, and only those above the bar stand in the sitemap', () => {
  const all = placeFamilies.flatMap(({ listed }) => [...listed()].map(({ path }) => path))
  expect(all.filter((path) => worthOf(path) === null)).toEqual([])
  const inSitemap = new Set([...listedPlaces()].map(({ path }) => path))
  expect(all.filter((path) => inSitemap.has(path) !== isWorthFinding(path))).toEqual([])
})

describe('a sample of pages', () => {
  const scratch = scratchDatabase('sqlite')
  const measured = new Map<string, Measured[]>()
  beforeAll(async () => {
    // A line about figures that are no longer the newest comes with the calendar: read as on the day of the table.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(newestDay()) })
    for (const family of scoredFamilies) {
      const sample = sampleOf(pathsOf(family))
      measured.set(family, await measurePages(sample, sample))
    }
    vi.useRealTimers()
  })

  test('is read as it is served', async () => {
    const site = defaultSite('https://example.com')
    const render = await pageRenderer(scratch.database)
    const renderMain = await mainRenderer(site)
    for (const path of ['/city/pecos-tx', '/city/houston', '/state/texas', '/subcity/alief-houston-tx']) {
      const found = placePage(path, site)
      const { html } = await render({ path }, site)
      expect(found && sequencesOf(mainText(renderMain(found.page))), path).toEqual(
        sequencesOf(mainText(html)),
      )
    }
  })

  test('of towns says on no other page half of what it says, and none less than 35 percent', () => {
    const towns = measured.get('Town pages') ?? []
    expect(towns).toHaveLength(60)
    expect(medianOf(towns.map(({ ownShare }) => ownShare))).toBeGreaterThanOrEqual(50)
    expect(Math.min(...towns.map(({ ownShare }) => ownShare))).toBeGreaterThanOrEqual(worthBar.ownShare)
    expect(medianOf(towns.map(({ facts }) => facts))).toBeGreaterThanOrEqual(12)
    expect(Math.min(...towns.map(({ facts }) => facts))).toBeGreaterThanOrEqual(worthBar.facts)
  })

  test('is worth what the table says: run npm run worth -- --write when the words have changed', () => {
    for (const { path, facts, ownShare } of [...measured.values()].flat()) {
      const written = worthOf(path)
      expect(written?.facts, path).toBe(facts)
      expect(Math.abs((written?.ownShare ?? -9) - ownShare), path).toBeLessThanOrEqual(2)
    }
  })

  test('was measured with the tables as they are: run npm run worth -- --write after npm run facts', () => {
    const head = readFileSync('data/worth.tsv', 'utf8').split('\n', 1)[0]
    expect(head?.split('\t').at(-1)).toBe(tablesMark())
  })

  test('says what it said on its day: run npm run worth -- --write when words or figures have changed', () => {
    const pages = [...measured.values()].flat()
    const changed = pages.filter(({ path, mark }) => worthOf(path)?.mark !== mark)
    expect(changed.map(({ path }) => path)).toEqual([])
  })
})

function newestDay() {
  return [...listedPlaces()].reduce((newest, { day }) => (day > newest ? day : newest), '')
}
