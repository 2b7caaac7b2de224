import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { takeIn } from '../../scripts/facts/take-in.mjs'
import { censusRelease, dataWith, newer, type TableName } from '../../scripts/facts/testing/newer-tables.ts'
import type { Language } from '../platform/language.ts'

/**
 * What pages say once newer editions have been taken in: the program is loaded anew for each of them, with the tables
 * of a copy of data/ instead of its own.
 */
const tables = globSync(['*.{tsv,json}', 'local/*'], { cwd: 'data' })
const everyTable = Object.keys(newer) as TableName[]
const folders: string[] = []
let today: Told

type Told = (path: string, language?: Language) => string[]

beforeAll(async () => {
  // From October on pages say that rents of FY2027 are in force.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T12:00:00Z') })
  today = await pagesOf('data')
})

afterAll(() => {
  vi.useRealTimers()
  for (const module of tables.flatMap(modulesOf)) vi.doUnmock(module)
  vi.doUnmock('../platform/table-file.ts')
  vi.resetModules()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function pagesWith(names: readonly TableName[], options?: { sameFigures: boolean }) {
  const folder = dataWith(names, options)
  folders.push(folder)
  expect(takeIn(folder).problems).toEqual([])
  return pagesOf(folder)
}

async function pagesOf(folder: string): Promise<Told> {
  vi.resetModules()
  const tableText = (name: string) => readFileSync(join(folder, name), 'utf8')
  for (const name of tables)
    for (const module of modulesOf(name))
      vi.doMock(module, () => ({
        default: module.endsWith('.json') ? JSON.parse(tableText(name)) : tableText(name),
      }))
  const { openTable } = await import('../platform/table.ts')
  vi.doMock('../platform/table-file.ts', () => ({
    tableText,
    openTableFile: (name: string) => openTable(() => tableText(name)),
  }))
  const { toldAt } = await import('./testing/told-page.ts')
  return (path, language = 'en') => toldAt(path, language)
}

/** As the program imports a table that is a part of it. */
function modulesOf(name: string) {
  return name.endsWith('.json') ? [`../../data/${name}`] : [`../../data/${name}?raw`]
}

const paths = [
  ...['houston-tx', 'new-york-ny', 'nashville-tn', 'dunn-loring-va', 'nome-ak', 'juneau-ak', 'parker-sd'].map(
    (slug) => `/city/${slug}`,
  ),
  '/city-old/houston-tx',
  '/city/portland-me/funding',
  '/subcity/brooklyn-new-york-ny',
  '/subcity/alief-houston-tx',
  '/state/texas',
  '/state/alaska',
  '/local-figures',
  '/legal-aid',
]

describe('when every table is newer', () => {
  let told: Told
  beforeAll(async () => {
    told = await pagesWith(everyTable, { sameFigures: true })
  })

  test.each(paths.flatMap((path) => [[path, 'en'] as const, [path, 'es'] as const]))(
    '%s says the same of later years and days, in %s',
    (path, language) => {
      const [before, after] = [today(path, language), told(path, language)]
      expect(after.map(withoutDays)).toEqual(before.map(aYearLater).map(withoutDays))
      expect(daysIn(after).filter((day) => daysIn(before).includes(day))).toEqual([])
    },
  )
})

/** Spans, fiscal years, years of court filings and of other counts; never the count of 2020. */
function aYearLater(line: string) {
  return line
    .replace(/\b(20\d\d)(–| to | a )(20\d\d)\b/g, (_, from, to, until) => `${+from + 1}${to}${+until + 1}`)
    .replace(
      /(?<=\bFY|año fiscal )20\d\d\b|(?<=Eviction Lab, | in | en )201[678]\b|(?<=count, )2023\b|\b2021\b(?!–)/g,
      (year) => `${+year + 1}`,
    )
}

const days =
  /\b[A-Z][a-z]+ \d{1,2}, 20\d\d\b|\b\d{1,2} de [a-z]+ de 20\d\d\b|\b\d\d\/\d\d\/20\d\d\b|\b20\d\d-\d\d-\d\d\b/g

function daysIn(lines: readonly string[]) {
  return lines.flatMap((line) => line.match(days) ?? [])
}

function withoutDays(line: string) {
  return line.replace(days, 'that day')
}

/** Taken in a few at a time, never two whose figures pages could take for each other's. */
const apart: TableName[][] = [
  ['fmr', 'acs-cities', 'neighborhoods', 'courts', 'housing-agencies', 'min-wage', 'eviction-filings'],
  ['income-limits', 'states', 'assistance', 'legal-aid', 'county-min-wage', 'state-laws'],
  ['cities'],
  [...censusRelease],
]
const pages = new Map<TableName[], Promise<Told>>()
const houston = '/city/houston-tx'

/** `gone`: what no page may say any longer of a figure of that table. */
test.each([
  {
    table: 'fmr',
    path: houston,
    said: [/^1343 of area Houston.*, HUD, FY2027$/, /1-bed fair rent \$1,343/, /\(HUD, FY2027\)/],
    gone: /of area Houston.*FY2026|fair rents?\b.*FY2026/i,
  },
  {
    table: 'income-limits',
    path: houston,
    said: [
      /^105000 of county Harris County, HUD, FY2027$/,
      /Area median \$105,000 \(HUD FY2027, April 1, 2027\)/,
    ],
    gone: /of county Harris County, HUD, FY2026|income limits.*FY2026/i,
  },
  {
    table: 'acs-cities',
    path: houston,
    said: [/^65813 of place Houston, census, 2021–2025$/, /Over 2021–2025 it was \$65,813/],
    gone: /2020–2024/,
  },
  {
    table: 'states',
    path: '/state/texas',
    said: [/census median rent was \$1,369 a month over 2020–2024/],
    gone: /\$1,369.*2019–2023/,
  },
  {
    table: 'states',
    path: houston,
    said: [/\$1,313 a month over 2019–2023/],
    gone: /across Texas|\bTexas pays|of state Texas/,
  },
  {
    table: 'courts',
    path: houston,
    said: [/Links 2026–2027/, /https:\/\/courts\.txcourts\.gov/],
    gone: /2025–2026/,
  },
  {
    table: 'cities',
    path: '/city/new-york-ny',
    said: [/^1652 of place New York, census, 2022$/, /\$1,652 a month in 2022/],
    gone: /\b2021\b|(?<!those of the others )2019–2023.*\$1,652|\$1,652(?!.*those of the others).*2019/,
  },
  {
    table: 'cities',
    path: houston,
    said: [/^1313 of place Houston, census, 2020–2024$/, /those of the others 2019–2023/],
    gone: /1,?313 (?!in Houston, those of the others).*2019–2023|across Texas/,
  },
  {
    table: 'neighborhoods',
    path: '/subcity/brooklyn-new-york-ny',
    said: [/^1814 of area Brooklyn, census, 2020–2024$/, /in Brooklyn was \$1,814 a month over 2020–2024/],
    gone: /Brooklyn.*2019–2023, utilities/,
  },
  {
    table: 'assistance',
    path: houston,
    said: [/713-957-4358/, /numbers January 15, 2027/],
    gone: /numbers November 15, 2026/,
  },
  {
    table: 'housing-agencies',
    path: houston,
    said: [/713-260-0813/, /note HUD, May 2, 2027/],
    gone: /May 3, 2026/,
  },
  {
    table: 'legal-aid',
    path: houston,
    said: [/800-733-8395/, /note LSC, January 20, 2027/],
    gone: /January 18, 2026/,
  },
  {
    table: 'min-wage',
    path: '/city/nome-ak',
    said: [/^14\.5 of state AK, minimum wage, as of January 2, 2027$/, /\$14\.50/],
    gone: /minimum wage.*November 15, 2026/,
  },
  {
    table: 'county-min-wage',
    path: '/city/new-york-ny',
    said: [/^17\.5 of area New York City.*, minimum wage, as of January 2, 2027$/],
    gone: /minimum wage.*November 15, 2026/,
  },
  {
    table: 'state-laws',
    path: houston,
    said: [/up to 13% of rent.*asOf September 25, 2027/],
    gone: /asOf .*2026/,
  },
  {
    table: 'eviction-filings',
    path: '/city/dunn-loring-va',
    said: [
      /^7369 of county Fairfax County, Eviction Lab, 2017$/,
      /7,369 cases filed in Fairfax County in 2017/,
    ],
    gone: /\b2016\b.*Eviction Lab|Eviction Lab, 2016/,
  },
  {
    table: 'us-places',
    path: houston,
    said: [
      /^1343 of place Houston, census, 2020–2024$/,
      /^63894 of place Houston, census, 2020–2024$/,
      /^74104 of county Harris County, census, 2020–2024$/,
      /^932 of zip 77020, census, 2020–2024$/,
      /\$1,343 a month over 2020–2024/,
      /\$932 in 77020/,
    ],
    gone: /of (place|county|zip) .*2019–2023|Census, 2019–2023, unless dated/,
  },
] satisfies { table: TableName; path: string; said: RegExp[]; gone: RegExp }[])(
  'with a newer $table $path says its figure with its years',
  async ({ table, path, said, gone }) => {
    const names = apart.find((group) => group.includes(table)) ?? []
    const told = pages.get(names) ?? pagesWith(names)
    pages.set(names, told)
    const lines = (await told)(path)
    for (const words of said) expect(lines).toContainEqual(expect.stringMatching(words))
    expect(lines.filter((line) => gone.test(line))).toEqual([])
  },
)
