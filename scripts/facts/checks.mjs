import { agencyName, endsTooSoon } from './agency-names.mjs'
import { editionProblems } from './edition-checks.mjs'

/** @import { Row, Sources } from './sources.mjs' */

/** What a number of a table may be. Wide: they catch a shifted column or a wrong unit, not a surprising year. */
const ranges = {
  fmr: Object.fromEntries([0, 1, 2, 3, 4].map((bedrooms) => [`fmr${bedrooms}`, [400, 9000]])),
  'income-limits': { medianFamilyIncome: [25_000, 300_000], l30_1: [8000, 80_000], l80_4: [30_000, 250_000] },
  'acs-places': {
    medianHouseholdIncome: [10_000, 250_001],
    pctPeopleRenting: [0, 100],
    medianYearBuilt: [1938, 2030],
  },
  'acs-counties': {
    medianHouseholdIncome: [20_000, 250_000],
    medianGrossRent: [250, 3501],
    pctRenterHouseholds: [0, 100],
    pctRentersPayingHalf: [0, 100],
    pctDriveAlone: [0, 100],
    pctSoloCommuteOver30: [0, 100],
    pctBroadband: [0, 100],
  },
  'acs-cities': {
    medianHouseholdIncome: [10_000, 300_000],
    pctRenterHouseholds: [0, 100],
    rentalVacancyRate: [0, 40],
    meanCommuteMinutes: [5, 70],
  },
  zips: { medianGrossRent: [100, 3501], medianHouseholdIncome: [2500, 250_001] },
  'min-wage': { hourly: [7.25, 30] },
  'county-min-wage': { hourly: [7.25, 30] },
  'eviction-filings': { year: [2010, 2040], filingsPer100Renters: [0, 150] },
}

const keys = {
  places: ['name', 'state', 'kind', 'countyFips'],
  fmr: ['fips'],
  'income-limits': ['fips'],
  'acs-places': ['name', 'state', 'kind', 'countyFips'],
  'acs-counties': ['fips'],
  'acs-cities': ['name', 'state', 'kind', 'countyFips'],
  zips: ['zip'],
  'housing-agencies': ['phaCode'],
  'legal-aid': ['state', 'name'],
  courts: ['state'],
  'min-wage': ['state'],
  'county-min-wage': ['countyFips'],
  'state-laws': ['state', 'topic'],
  'eviction-filings': ['countyFips'],
}

/** Of all places, how many at least a table must reach: a new edition with other codes falls through here. */
const coverage = { fmr: 0.99, 'income-limits': 0.94, 'acs-counties': 1, 'acs-places': 0.84, zips: 0.98 }

const day = /^20\d\d-\d\d-\d\d$/
const phone = /^\d{3}-\d{3}-\d{4}$/

/**
 * One sentence for each thing that is wrong.
 * @param {Sources} sources
 * @returns {string[]}
 */
export function problemsIn(sources) {
  const { local } = sources
  return [
    ...Object.entries(keys).flatMap(([name, columns]) => repeated(name, rowsOf(local, name), columns)),
    ...Object.entries(ranges).flatMap(([name, columns]) => outside(name, rowsOf(local, name), columns)),
    ...sameOrder(sources),
    ...joins(local),
    ...risingRents(rowsOf(local, 'fmr')),
    ...risingLimits(rowsOf(local, 'income-limits')),
    ...wellFormed(local),
    ...editionProblems(sources),
  ]
}

/**
 * @param {Sources['local']} local
 * @param {string} name
 */
function rowsOf(local, name) {
  return local[/** @type {keyof typeof local} */ (name)].rows
}

/**
 * @param {string} name
 * @param {Row[]} rows
 * @param {string[]} columns
 */
function repeated(name, rows, columns) {
  const seen = new Set()
  return rows.flatMap((row) => {
    const key = columns.map((column) => row[column]).join('|')
    if (seen.has(key)) return [`${name}: ${key} stands there twice`]
    seen.add(key)
    return []
  })
}

/**
 * @param {string} name
 * @param {Row[]} rows
 * @param {Record<string, number[]>} columns
 */
function outside(name, rows, columns) {
  return Object.entries(columns).flatMap(([column, [least = 0, most = 0]]) =>
    rows
      .filter((row) => row[column] !== '' && !(Number(row[column]) >= least && Number(row[column]) <= most))
      .map(
        (row) => `${name}: ${column} ${row[column]} of ${Object.values(row)[0]} is not in ${least}..${most}`,
      ),
  )
}

/** @param {Sources} sources */
function sameOrder({ usPlaces, local }) {
  const places = local.places.rows
  if (places.length !== usPlaces.rows.length)
    return [
      `places: ${places.length} rows, us-places has ${usPlaces.rows.length}: the two must come together, row for row`,
    ]
  const wrong = places.findIndex((place, i) => {
    const [name, state, kind, , , , , countyFips] = usPlaces.rows[i]
    return keyOf(place) !== keyOf({ name, state, kind, countyFips })
  })
  return wrong < 0
    ? []
    : [`places: row ${wrong + 2} is not the place of that row in us-places: the two must come together`]
}

/** @param {Row} row */
function keyOf({ name, state, kind, countyFips }) {
  return [name, state, kind, countyFips].join('|')
}

/** @param {Sources['local']} local */
function joins(local) {
  const places = local.places.rows
  const held = (/** @type {string} */ name, /** @type {string} */ column) =>
    new Set(rowsOf(local, name).map((row) => row[column]))
  const [fmr, limits, counties, zips] = [
    held('fmr', 'fips'),
    held('income-limits', 'fips'),
    held('acs-counties', 'fips'),
    held('zips', 'zip'),
  ]
  const known = new Set(places.map(keyOf))
  const reached = {
    fmr: places.filter(({ fmrFips }) => fmr.has(fmrFips)),
    'income-limits': places.filter(({ acsCountyFips }) => limits.has(acsCountyFips)),
    'acs-counties': places.filter(({ acsCountyFips }) => counties.has(acsCountyFips)),
    'acs-places': rowsOf(local, 'acs-places').filter((row) => known.has(keyOf(row))),
    zips: places.filter((place) => place.zips?.split(' ').some((zip) => zips.has(zip))),
  }
  const states = new Set(places.map(({ state }) => state))
  return [
    ...places
      .filter(({ fmrFips }) => fmrFips && !fmr.has(fmrFips))
      .map(({ name, state, fmrFips }) => `fmr: no row ${fmrFips} for ${name}, ${state}`),
    ...['acs-places', 'acs-cities'].flatMap((name) =>
      rowsOf(local, name)
        .filter((row) => !known.has(keyOf(row)))
        .map((row) => `${name}: no place ${keyOf(row)}`),
    ),
    ...rowsOf(local, 'county-min-wage')
      .filter(({ countyFips }) => !counties.has(countyFips))
      .map(({ countyFips }) => `county-min-wage: no county ${countyFips}`),
    ...Object.entries(coverage).flatMap(([name, share]) => {
      const count = reached[/** @type {keyof typeof reached} */ (name)].length
      return count >= share * places.length
        ? []
        : [`${name}: reaches ${count} of ${places.length} places only`]
    }),
    ...['housing-agencies', 'legal-aid', 'courts', 'min-wage'].flatMap((name) => {
      const there = held(name, 'state')
      return [...states].filter((state) => !there.has(state)).map((state) => `${name}: nothing for ${state}`)
    }),
  ]
}

/** @param {Row[]} rows */
function risingRents(rows) {
  return rows
    .filter((row) =>
      [1, 2, 3, 4].some((bedrooms) => Number(row[`fmr${bedrooms}`]) < Number(row[`fmr${bedrooms - 1}`])),
    )
    .map(({ fips }) => `fmr: the rents of ${fips} do not rise with the bedrooms`)
}

/** @param {Row[]} rows */
function risingLimits(rows) {
  const rises = (/** @type {(string | undefined)[]} */ cells) =>
    cells.every((cell, i) => i === 0 || Number(cell) >= Number(cells[i - 1]))
  const people = [1, 2, 3, 4]
  return rows
    .filter(
      (row) =>
        !people.every((count) => rises([row[`l30_${count}`], row[`l50_${count}`], row[`l80_${count}`]])) ||
        !['l30', 'l50', 'l80'].every((line) => rises(people.map((count) => row[`${line}_${count}`]))),
    )
    .map(({ fips }) => `income-limits: the limits of ${fips} do not rise`)
}

/** @param {Sources['local']} local */
function wellFormed(local) {
  /** @type {[string, (row: Row) => boolean, string][]} */
  const rules = [
    ['housing-agencies', (row) => phone.test(row.phone ?? '') && day.test(row.asOf ?? ''), 'phone and day'],
    ['housing-agencies', (row) => !endsTooSoon(agencyName(row, 'its county')), 'the end of the name'],
    ['legal-aid', (row) => day.test(row.asOf ?? ''), 'day'],
    ['legal-aid', (row) => row.phone === '' || phone.test(row.phone ?? ''), 'phone'],
    ['legal-aid', (row) => row.website === '' || (row.website ?? '').startsWith('https://'), 'website'],
    ['min-wage', (row) => day.test(row.asOf ?? ''), 'day'],
    ['county-min-wage', (row) => day.test(row.asOf ?? '') && Boolean(row.region), 'day and region'],
    ['courts', (row) => /^https?:\/\//.test(row.courtSite ?? ''), 'site'],
    [
      'state-laws',
      (row) =>
        Boolean(row.statute) &&
        /^https?:\/\//.test(row.sourceUrl ?? '') &&
        day.test(row.sourceDate ?? '') &&
        ['high', 'medium', 'low'].includes(row.confidence ?? '') &&
        Boolean(row.value || row.detail),
      'statute, source, day and confidence',
    ],
  ]
  return rules.flatMap(([name, holds, what]) =>
    rowsOf(local, name)
      .filter((row) => !holds(row))
      .map((row) => `${name}: ${what} of ${Object.values(row).slice(0, 2).join(' ')}`),
  )
}
