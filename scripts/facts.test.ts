import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesBetween } from './facts/changes.mjs'
import { problemsIn } from './facts/checks.mjs'
import { compactTables } from './facts/compact.mjs'
import { doubtfulPoints } from './facts/doubtful-points.mjs'
import { readSources } from './facts/sources.mjs'

const sources = readSources('data/sources/')

test('the tables the program reads are those made from the sources', () => {
  for (const [name, text] of Object.entries(compactTables(sources)))
    expect(readFileSync(`data/${name}`, 'utf8') === text, `${name}: run npm run facts`).toBe(true)
})

test('the sources hold every check', () => {
  expect(problemsIn(sources)).toEqual([])
})

const agencyRows = (compactTables(sources)['local/agencies.tsv'] ?? '')
  .split('\n')
  .map((line) => line.split('\t'))

test.each([
  ['FL', 'Fort Lauderdale', 'Housing Authority of the City of Fort Lauderdale'],
  ['FL', 'St. Petersburg', 'Housing Authority of the City of St. Petersburg'],
  ['MN', 'Marshall', 'Public Housing Commission of the City of Marshall'],
  ['PA', 'Mount Union', 'Housing Authority of the County of Huntingdon'],
  ['NY', 'Tuckahoe', 'Village of Tuckahoe Housing Authority'],
  ['AL', 'Florence', 'Florence Housing Authority'],
  ['AL', 'Greenville', 'Housing Authority of the City of Greenville'],
  ['IL', 'Grayslake', 'Housing Authority of the County of Lake'],
  ['MN', 'Luverne', 'Housing and Redevelopment Authority of Luverne'],
  ['MN', 'Greenbush', 'Housing and Redevelopment Authority of the Village of Greenbush'],
  ['OK', 'Miami', 'Housing Authority of the City of Miami'],
  ['VA', 'Virginia Beach', 'Virginia Beach Department of Housing & Neighborhood Preservation'],
  ['VA', 'Leesburg', 'Loudoun County DHCD'],
  ['WA', 'Tacoma', 'Housing Authority of the City of Tacoma'],
  ['IN', 'Crawfordsville', 'Housing Authority of the City of Crawfordsville'],
  ['MO', 'Jefferson City', 'Housing Authority of the City of Jefferson'],
  ['MO', 'St. Louis', 'St. Louis Housing Authority'],
])('in %s the office in %s is called %s', (state, city, name) => {
  expect(
    agencyRows.filter((cells) => cells[1] === state && cells[4] === city).map((cells) => cells[2]),
  ).toContain(name)
})

test('no name of an office has an abbreviation of HUD’s, loud words, its own state or a blank too many', () => {
  const odd =
    /\b(?:Hsn?g|Auth|Redev|Dept|Dev|Comm|Cty|Co|HRA|HA|H A|H\/a)\b|\b(?!DHCD|DHHS|OACAC|BRAD|ESCSWA|ECKAN)[A-Z]{4,}\b|, [A-Z]{2}$|,? (?:IL|Ill)\.$| {2}|^ | $|,$| Of | The (?=City|Town|County)/
  expect(agencyRows.slice(1).flatMap(([, , name = '']) => (odd.test(name) ? [name] : []))).toEqual([])
})

test.each([
  ['OK', 'Fort Gibson', 'Housing Authority of the Town of Fort Gibson'],
  ['OH', 'Mount Vernon', 'Knox Metropolitan Housing Authority'],
  ['IL', 'Mount Vernon', 'Housing Authority of Mt. Vernon'],
  ['IN', 'Mount Vernon', 'Mount Vernon Housing Authority'],
  ['CO', 'Fort Collins', 'Larimer County Housing Authority'],
  ['NY', 'New York', 'NYC Department of Housing Preservation and Development'],
  ['MI', 'Sault Ste. Marie', 'Sault Ste Marie Housing Commission'],
  ['TX', 'Van Alstyne', 'Housing Authority of Van Alstyne'],
])('in %s the office in %s is joined to its town, however HUD spells that: %s', (state, city, name) => {
  const office = agencyRows.find((cells) => cells[1] === state && cells[2] === name)
  expect(office?.[4]).toBe(city)
  expect(office?.[9]).toMatch(/^\d+$/)
})

test('an office lies in no namesake of its town, but may lie across the county line', () => {
  const officeAt = (state: string, wanted: string) =>
    agencyRows.find(([, of, name]) => of === state && name === wanted)?.slice(4, 9)
  expect(officeAt('NJ', 'Hamilton Township Housing Authority')).toEqual([
    'Hamilton',
    '609-890-3525',
    '2026-05-03',
  ])
  expect(officeAt('MO', 'Housing Authority of the City of Joplin')).toHaveLength(5)
  expect(agencyRows.filter(([, state, name]) => state === 'LA' && name === 'Town of Kinder')).toEqual([])
})

/** The sources with one table changed. */
function withTable(name: keyof typeof sources.local, change: Partial<(typeof sources.local)['fmr']>) {
  return { ...sources, local: { ...sources.local, [name]: { ...sources.local[name], ...change } } }
}

function withRow(name: keyof typeof sources.local, row: Record<string, string>) {
  const [first = {}, ...rest] = sources.local[name].rows
  return withTable(name, { rows: [{ ...first, ...row }, ...rest] })
}

test.each([
  ['a rent ten times too high', withRow('fmr', { fmr4: '15370' }), /fmr4 15370 of 01001 is not in/],
  ['a rent that is no number', withRow('fmr', { fmr2: 'n/a' }), /fmr2 n\/a of 01001/],
  ['rents that fall with the bedrooms', withRow('fmr', { fmr0: '1600' }), /do not rise with the bedrooms/],
  ['a row twice', withRow('fmr', { fips: '01003' }), /01003 stands there twice/],
  ['a code nobody has', withRow('fmr', { fips: '99999' }), /no row 01001 for/],
  ['limits that fall', withRow('income-limits', { l80_4: '33000' }), /limits of 01001 do not rise/],
  ['a place of another table', withRow('acs-places', { name: 'Nowhere' }), /no place Nowhere/],
  ['an agency without a phone', withRow('housing-agencies', { phone: '' }), /phone and day of AK001/],
  [
    'an agency whose name is cut',
    withRow('housing-agencies', { name: 'Housing Authority of the' }),
    /the end of the name of AK001/,
  ],
  ['a wage of a county nobody has', withRow('county-min-wage', { countyFips: '99999' }), /no county 99999/],
  [
    'a law without a statute',
    withRow('state-laws', { statute: '' }),
    /statute, source, day and confidence of DE/,
  ],
  ['a file name without years', withTable('fmr', { years: '' }), /must say its years/],
  [
    'a list of two days',
    withRow('legal-aid', { asOf: '2026-02-01' }),
    /^legal-aid: asOf must be one day in all rows/m,
  ],
  [
    'people of another count',
    { ...sources, states: { ...sources.states, meta: { population: '2030 Census count' } } },
    /^states: population is the '2030 Census count': the words of pages say/m,
  ],
  [
    'a rent of a city without years',
    { ...sources, cities: { cities: [{ ...sources.cities.cities[0], rentVintage: '2021' }] } },
    /^cities: rentVintage '2021' of New York, NY must be as/m,
  ],
  [
    'helplines without a day',
    { ...sources, assistance: { meta: { compiled: 'November' } } },
    /^assistance: meta\.compiled must be the day/m,
  ],
  [
    'half of the rows missing',
    withTable('zips', { rows: sources.local.zips.rows.slice(9000) }),
    /reaches \d+ of/,
  ],
  [
    'a state without legal aid',
    withTable('legal-aid', { rows: sources.local['legal-aid'].rows.slice(2) }),
    /nothing for A/,
  ],
  [
    'places in another order',
    withTable('places', { rows: sources.local.places.rows.toReversed() }),
    /row 2 is not/,
  ],
])('%s is refused', (_, changed, words) => {
  expect(problemsIn(changed).join('\n')).toMatch(words)
})

test('a newer table says what changed, the largest steps first', () => {
  const before = 'fips\tarea\trent\n01\tA\t1000\n02\tB\t1000\n03\tC\t1000\n'
  const after = 'fips\tarea\trent\n01\tA\t1030\n02\tB\t1500\n04\tD\t900\n'
  expect(changesBetween(before, after)).toEqual([
    '1 rows added: 04 D',
    '1 rows gone: 03 C',
    'rent: 2 changed, half of them by +50.0 % or more',
    '  02 B: 1000 → 1500',
    '  01 A: 1000 → 1030',
  ])
})

test('places on one point, and those far from all that share a ZIP code with them, are named', () => {
  const { shared, far } = doubtfulPoints(sources)
  expect(shared).toHaveLength(68)
  for (const pair of ['Gloucester City, NJ', 'Matawan, NJ', 'Clinton, CT'])
    expect(shared.some((names) => names.includes(pair))).toBe(true)
  expect(far.join('; ')).toContain('East Atlantic Beach, NY')
  expect(far.length).toBeLessThan(300)
})
