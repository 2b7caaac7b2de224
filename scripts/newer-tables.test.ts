import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeIn } from './facts/take-in.mjs'
import { censusRelease, dataWith, newer, type TableName } from './facts/testing/newer-tables.ts'

/** What `npm run facts` does with newer editions, each put in the place of today's in a copy of data/. */
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function takeInNewer(...names: TableName[]) {
  const data = dataWith(names)
  folders.push(data)
  const { problems, doubts, changes } = takeIn(data)
  return { data, problems, doubts, printed: changes.flatMap(({ name, lines }) => [`${name}:`, ...lines]) }
}

/** All that need not come together, at once. */
const newerTables = once(() => {
  const apart: readonly string[] = ['cities', ...censusRelease]
  return takeInNewer(...(Object.keys(newer) as TableName[]).filter((name) => !apart.includes(name)))
})
const newerRelease = once(() => takeInNewer(...censusRelease))

function once<T>(make: () => T) {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function editionsIn(data: string) {
  const rows: { table: string; years: string; asOf: string }[] = JSON.parse(
    textIn(data, 'local/editions.json'),
  )
  return Object.fromEntries(rows.map(({ table, years, asOf }) => [table, `${years} ${asOf}`.trim()]))
}

function textIn(data: string, name: string) {
  return readFileSync(join(data, name), 'utf8')
}

test('with today’s tables nothing changes', () => {
  const { problems, printed, doubts } = takeInNewer()
  expect([...problems, ...printed]).toEqual([])
  expect(doubts).toEqual([
    expect.stringMatching(/^68 points/),
    expect.stringMatching(/^\d+ places over 10 miles/),
  ])
})

test('a figure that changes while no year and no day does is warned about', () => {
  const data = dataWith([])
  folders.push(data)
  const path = join(data, 'sources', newer.fmr.file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(...newer.fmr.figure))
  const warned = expect.stringMatching(/^Figures changed, and no year or day did/)
  expect(takeIn(data).doubts).toContainEqual(warned)
  expect(newerTables().doubts).not.toContainEqual(warned)
})

/** Whose file name, or one entry for all rows, says the years and the day they are of. */
const named = [
  {
    name: 'fmr',
    was: 'FY2026 2026-05-21',
    is: 'FY2027 2026-10-01',
    printed: [
      'local/fair-rents.tsv:',
      '  48201 Houston-The Woodlands-Sugar Land, TX HUD Metro FMR Area: 1323 → 1343',
    ],
  },
  {
    name: 'income-limits',
    was: 'FY2026 2026-05-01',
    is: 'FY2027 2027-04-01',
    printed: ['local/counties.tsv:', '  48201 Harris County: 104000 → 105000'],
  },
  {
    name: 'acs-cities',
    was: '2020-2024',
    is: '2021-2025',
    printed: ['local/places.tsv:', '  Houston TX: 64813 → 65813'],
  },
  {
    name: 'states',
    was: '2019-2023',
    is: '2020-2024',
    printed: ['states.json:', '  Texas: 1339 → 1369'],
  },
  {
    name: 'courts',
    was: '2025-2026',
    is: '2026-2027',
    printed: ['local/courts.tsv:', '  TX: https://www.txcourts.gov → https://courts.txcourts.gov'],
  },
  {
    name: 'neighborhoods',
    was: '2019-2023',
    is: '2020-2024',
    printed: ['neighborhoods.tsv:', '  new-york-ny Brooklyn: 1784 → 1814'],
  },
  {
    name: 'assistance',
    was: '2026-11-15',
    is: '2027-01-15',
    printed: [
      'assistance.json:',
      '  houston-tx United Way of Greater Houston 211 Texas helpline: 713-957-4357 → 713-957-4358',
    ],
  },
] as const

test.each(named)(
  'a newer $name is dated $is, and the command says what changed',
  ({ name, was, is, printed }) => {
    const taken = newerTables()
    expect(taken.problems).toEqual([])
    expect([editionsIn('data')[name], editionsIn(taken.data)[name]]).toEqual([was, is])
    expect(taken.printed).toEqual(expect.arrayContaining([...printed, 'local/editions.json:']))
    const [wasYears, isYears] = [was, is].map((edition) => edition.split(' ')[0])
    expect(taken.printed.join('\n')).toMatch(new RegExp(`^  ${name}: ${wasYears} → ${isYears}`, 'm'))
  },
)

test('tables that stay as they were keep their years', () => {
  const [before, after] = [editionsIn('data'), editionsIn(newerTables().data)]
  const moved = Object.keys(before).filter((name) => before[name] !== after[name])
  expect(moved.sort()).toEqual([...named.map(({ name }) => name), 'all'].sort())
})

/** Whose rows say the day or year they are of. */
const dated = [
  {
    name: 'housing-agencies',
    table: 'local/agencies.tsv',
    column: 'asOf',
    printed: '713-260-0812 → 713-260-0813',
  },
  {
    name: 'legal-aid',
    table: 'local/legal-aid.tsv',
    column: 'asOf',
    printed: '800-733-8394 → 800-733-8395',
  },
  { name: 'min-wage', table: 'local/wages.tsv', column: 'asOf', printed: 'AK: 14.00 → 14.50' },
  {
    name: 'county-min-wage',
    table: 'local/county-wages.tsv',
    column: 'asOf',
    printed: '36005: 17.00 → 17.50',
  },
  {
    name: 'state-laws',
    table: 'local/state-laws.tsv',
    column: 'sourceDate',
    printed: 'TX late-fee: presumed reasonable up to 12% of rent',
  },
  {
    name: 'eviction-filings',
    table: 'local/counties.tsv',
    column: 'evictionYear',
    printed: '51059 Fairfax County: 7359 → 7369',
  },
] as const
test.each(dated)('a newer $name is dated row by row, in $column of $table', ({ table, column, printed }) => {
  const taken = newerTables()
  expect(taken.problems).toEqual([])
  const datesIn = (folder: string) => columnOf(textIn(folder, table), column)
  const [before, after] = [datesIn('data'), datesIn(taken.data)]
  expect(after.map((date) => Number(date.slice(0, 4)))).toEqual(
    before.map((date) => date && Number(date.slice(0, 4)) + 1).map(Number),
  )
  expect(taken.printed).toEqual(expect.arrayContaining([`${table}:`, expect.stringContaining(printed)]))
})

function columnOf(text: string, name: string) {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => cells[head.indexOf(name)] ?? '')
}

test.each(censusRelease)('of one census release %s does not come alone', (name) => {
  const { data, problems, printed } = takeInNewer(name)
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`\\b${name} of 2020-2024.* must come together$`)),
  ])
  expect(printed).toEqual([])
  expect(editionsIn(data)).toEqual(editionsIn('data'))
})

test('a census release that comes whole is dated in all of its tables', () => {
  const { data, problems, doubts, printed } = newerRelease()
  expect(problems).toEqual([])
  expect(doubts).toContainEqual(
    expect.stringMatching(
      /compare neither: states of 2019-2023; neighborhoods of 2019-2023; cities of 2019-2023$/,
    ),
  )
  const moved = Object.fromEntries(censusRelease.map((name) => [name, '2020-2024']))
  expect(editionsIn(data)).toEqual({ ...editionsIn('data'), ...moved })
  expect(printed).toEqual(
    expect.arrayContaining([
      ...censusRelease.map((name) => `  ${name}: 2019-2023 → 2020-2024`),
      '  Houston TX: 62894 → 63894',
      '  48201 Harris County: 73104 → 74104',
      '  77020: 942 → 932',
    ]),
  )
})

test('newer rents of the listed cities are dated beside those of all places', () => {
  const { data, problems, printed } = takeInNewer('cities')
  expect(problems).toEqual([])
  expect(printed).toContain('  New York NY: 1602 → 1652')
  expect(['New York', 'Houston', 'Sugar Land'].map(rentsIn(data))).toEqual([
    '1652 2022',
    '1313 2020-2024',
    '1939',
  ])
})

test('a rent of the listed cities gives way to a newer one, and is dated where it is the only one', () => {
  const { data } = newerRelease()
  expect(['New York', 'Houston', 'Anchorage'].map(rentsIn(data))).toEqual([
    '1602 2021',
    '1343',
    '1453 2019-2023',
  ])
})

/** A town's rent and, where they are not those of all, its years. */
function rentsIn(data: string) {
  const text = textIn(data, 'places.tsv')
  const [names = [], rents = [], years = []] = ['name', 'rent', 'rentYears'].map((name) =>
    columnOf(text, name),
  )
  return (name: string) => `${rents[names.indexOf(name)]} ${years[names.indexOf(name)]}`.trim()
}

test('a file name that says no years, no day, or a year its rows say otherwise is refused', () => {
  const data = dataWith([])
  folders.push(data)
  const names = {
    'courts_2025-2026.tsv': 'courts_2026.tsv',
    'fmr_FY2026_2026-05-21.tsv': 'fmr_FY2027_soon.tsv',
    'min-wage.tsv': 'min-wage_2027.tsv',
  }
  for (const [file, becomes] of Object.entries(names))
    renameSync(join(data, 'sources/local', file), join(data, 'sources/local', becomes))
  expect(takeIn(data).problems).toEqual([
    "fmr: its file name must say its day as 2026-10-01, not 'soon'",
    "courts: its file name must say its years (2020-2024), not '2026'",
    "min-wage: pages date its figures by their rows, so its file name must not say '2027'",
  ])
})

test('every table that has figures has a newer edition here', () => {
  const files = ['data/sources', 'data/sources/local'].flatMap((folder) => readdirSync(folder))
  const names = files.filter((file) => /\.(tsv|json)$/.test(file)).map((file) => file.replace(/[_.].*/, ''))
  // The codes by which the tables are joined, and no figure.
  expect(names.filter((name) => name !== 'places').sort()).toEqual(Object.keys(newer).sort())
})
