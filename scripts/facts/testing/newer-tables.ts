import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How somebody's newer edition of a table differs from today's: in its name, its years and days, and one figure. */
type NewerTable = { file: string; becomes: string; years: (text: string) => string; figure: [string, string] }

const named = (file: string, becomes: string, figure: [string, string]): NewerTable => ({
  ...{ file, becomes, figure },
  years: (text) => text,
})
const inRows = (file: string, years: NewerTable['years'], figure: [string, string]): NewerTable => ({
  ...{ file, becomes: file, years, figure },
})
const laterYear = (_: string, year: string) => String(Number(year) + 1)
const laterYears = (_: string, ...years: (string | undefined)[]) =>
  years
    .slice(0, 2)
    .flatMap((year) => (year ? Number(year) + 1 : []))
    .join('-')

export const newer = {
  fmr: named('local/fmr_FY2026_2026-05-21.tsv', 'local/fmr_FY2027_2026-10-01.tsv', [
    'Harris County\t\tHouston-The Woodlands-Sugar Land, TX HUD Metro FMR Area\t1\t1280\t1323',
    'Harris County\t\tHouston-The Woodlands-Sugar Land, TX HUD Metro FMR Area\t1\t1280\t1343',
  ]),
  'income-limits': named(
    'local/income-limits_FY2026_2026-05-01.tsv',
    'local/income-limits_FY2027_2027-04-01.tsv',
    ['48201\t104000', '48201\t105000'],
  ),
  'us-places': {
    file: 'us-places_2019-2023.json',
    becomes: 'us-places_2020-2024.json',
    years: (text) => text.replaceAll('"acs2023"', '"acs2024"'),
    figure: [
      '["Houston","TX","city",2304580,"census2020",29.763,-95.363,"48201",1313]',
      '["Houston","TX","city",2304580,"census2020",29.763,-95.363,"48201",1343]',
    ],
  },
  'acs-places': named('local/acs-places_2019-2023.tsv', 'local/acs-places_2020-2024.tsv', [
    'Houston\tTX\tcity\t48201\t62894',
    'Houston\tTX\tcity\t48201\t63894',
  ]),
  'acs-counties': named('local/acs-counties_2019-2023.tsv', 'local/acs-counties_2020-2024.tsv', [
    '48201\tHarris County\t73104\t1349',
    '48201\tHarris County\t74104\t1349',
  ]),
  zips: named('local/zips_2019-2023.tsv', 'local/zips_2020-2024.tsv', ['77020\t942', '77020\t932']),
  'acs-cities': named('local/acs-cities_2020-2024.tsv', 'local/acs-cities_2021-2025.tsv', [
    'Houston\tTX\tcity\t48201\t2328253\t64813',
    'Houston\tTX\tcity\t48201\t2328253\t65813',
  ]),
  states: named('states_2019-2023.json', 'states_2020-2024.json', [
    '"medianGrossRent": 1339',
    '"medianGrossRent": 1369',
  ]),
  courts: named('local/courts_2025-2026.tsv', 'local/courts_2026-2027.tsv', [
    'TX\thttps://www.txcourts.gov\t',
    'TX\thttps://courts.txcourts.gov\t',
  ]),
  cities: inRows(
    'cities.json',
    (text) => text.replace(/(?<="ACS )(20\d\d)(?:-(20\d\d))?(?= \d-year")/g, laterYears),
    ['"medianGrossRent":1602', '"medianGrossRent":1652'],
  ),
  neighborhoods: inRows(
    'neighborhoods.json',
    (text) =>
      text
        .replaceAll('ACS 2019-2023 5-year', 'ACS 2020-2024 5-year')
        .replaceAll('"populationYear": 2023', '"populationYear": 2024'),
    ['"medianGrossRent": 1784', '"medianGrossRent": 1814'],
  ),
  assistance: inRows('assistance.json', (text) => text.replace('2026-11-15', '2027-01-15'), [
    '"phone": "713-957-4357"',
    '"phone": "713-957-4358"',
  ]),
  'housing-agencies': inRows(
    'local/housing-agencies.tsv',
    (text) => text.replaceAll('2026-05-03', '2027-05-02'),
    ['713-260-0812', '713-260-0813'],
  ),
  'legal-aid': inRows('local/legal-aid.tsv', (text) => text.replaceAll('2026-01-18', '2027-01-20'), [
    '800-733-8394',
    '800-733-8395',
  ]),
  'min-wage': inRows('local/min-wage.tsv', (text) => text.replaceAll('\t2026-11-15', '\t2027-01-02'), [
    'AK\t14.00',
    'AK\t14.50',
  ]),
  'county-min-wage': inRows(
    'local/county-min-wage.tsv',
    (text) => text.replaceAll('\t2026-11-15', '\t2027-01-02'),
    ['36005\t17.00', '36005\t17.50'],
  ),
  'state-laws': inRows(
    'local/state-laws.tsv',
    (text) => text.replace(/(?<=\t)(2026)(?=-\d\d-\d\d\t(?:high|medium|low)$)/gm, laterYear),
    ['up to 12% of rent (4 units', 'up to 13% of rent (4 units'],
  ),
  'eviction-filings': inRows(
    'local/eviction-filings.tsv',
    (text) => text.replace(/(?<=^\d{5}\t)(20\d\d)/gm, laterYear),
    ['\t7359\t5.8', '\t7369\t5.8'],
  ),
} satisfies Record<string, NewerTable>

export type TableName = keyof typeof newer

/** What the census publishes on one day. */
export const censusRelease = ['us-places', 'acs-places', 'acs-counties', 'zips'] as const

/** A copy of the folder data/ in which the files of these tables are replaced. */
export function dataWith(names: readonly TableName[], { sameFigures = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'newer-tables-'))
  cpSync('data', folder, { recursive: true })
  for (const name of names) replaceTable(join(folder, 'sources'), newer[name], sameFigures)
  return folder
}

function replaceTable(folder: string, { file, becomes, years, figure }: NewerTable, sameFigures: boolean) {
  const text = readFileSync(join(folder, file), 'utf8')
  if (!text.includes(figure[0])) throw new Error(`${file} has no ${figure[0]}`)
  renameSync(join(folder, file), join(folder, becomes))
  writeFileSync(join(folder, becomes), years(sameFigures ? text : text.replace(...figure)))
}
