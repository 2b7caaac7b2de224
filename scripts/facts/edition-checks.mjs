import { areaRentYears } from './editions.mjs'
import { rentYearsOf } from './places.mjs'

/** @import { Edition, Sources } from './sources.mjs' */

const span = { shape: /^20\d\d-20\d\d$/, example: '2020-2024' }
const fiscal = { shape: /^FY20\d\d$/, example: 'FY2027' }

/** Tables that are of the same years in all rows: their file name says which. The rows of the others say it. */
const named = {
  fmr: fiscal,
  'income-limits': fiscal,
  'us-places': span,
  states: span,
  'acs-places': span,
  'acs-counties': span,
  'acs-cities': span,
  zips: span,
  courts: span,
}

/** The census publishes them on one day. Pages set them side by side and say their years once. */
const oneRelease = ['us-places', 'acs-places', 'acs-counties', 'zips']

const day = /^20\d\d-\d\d-\d\d$/

/**
 * Whether every figure has years, and no figure those of another table.
 * @param {Sources} sources
 * @returns {string[]}
 */
export function editionProblems(sources) {
  const { local, usPlaces, cities, states, neighborhoods, assistance } = sources
  /** @type {Record<string, Edition>} */
  const all = { ...local, 'us-places': usPlaces, cities, states, neighborhoods, assistance }
  return [
    ...Object.entries(all).flatMap(([name, edition]) => nameProblems(name, edition)),
    ...releaseProblems(all),
    ...rowProblems(sources),
    ...countProblems(sources),
  ]
}

/**
 * Tables with a rent of the census that are of other years than those of all places.
 * @param {Sources} sources
 */
export function tablesBehind({ usPlaces, states, neighborhoods, cities }) {
  const years = {
    states: [states.years],
    neighborhoods: areaRentYears({ neighborhoods }),
    // Three cities have a rent of one year only.
    cities: [...new Set(cities.cities.map(rentYearsOf))].filter((one) => span.shape.test(one)),
  }
  return Object.entries(years).flatMap(([name, all]) =>
    all.filter((one) => one !== usPlaces.years).map((one) => `${name} of ${one}`),
  )
}

/**
 * @param {string} name
 * @param {Edition} edition
 */
function nameProblems(name, { years, asOf }) {
  const kind = named[/** @type {keyof typeof named} */ (name)]
  if (!kind)
    return years || asOf
      ? [`${name}: pages date its figures by their rows, so its file name must not say '${years}'`]
      : []
  return [
    ...(kind.shape.test(years)
      ? []
      : [`${name}: its file name must say its years (${kind.example}), not '${years}'`]),
    ...(asOf === '' || isDay(asOf)
      ? []
      : [`${name}: its file name must say its day as 2026-10-01, not '${asOf}'`]),
  ]
}

/** @param {Record<string, Edition>} all */
function releaseProblems(all) {
  const byYears = Map.groupBy(oneRelease, (name) => all[name]?.years ?? '')
  if (byYears.size === 1) return []
  const told = [...byYears].map(([years, names]) => `${names.join(', ')} of ${years}`)
  return [
    `${told.join('; ')}: pages set these figures side by side under the years of one census release, so ${oneRelease.join(', ')} must come together`,
  ]
}

/** Lists whose day a page says once, above rows of many states. */
const lists = /** @type {const} */ (['housing-agencies', 'legal-aid'])

/** @param {Sources} sources */
function rowProblems({ cities, neighborhoods, assistance, local }) {
  /** @type {{ name: string, state: string, medianGrossRent: number | null, rentVintage: string | null }[]} */
  const rows = cities.cities
  const undated = rows.filter((city) => city.medianGrossRent !== null && rentYearsOf(city) === '')
  const areaYears = areaRentYears({ neighborhoods })
  return [
    ...undated.map(
      ({ name, state, rentVintage }) =>
        `cities: rentVintage '${rentVintage}' of ${name}, ${state} must be as 'ACS 2020-2024 5-year'`,
    ),
    ...(areaYears.length === 1 && areaYears[0]
      ? []
      : [`neighborhoods: all rents must have one rentVintage, as 'ACS 2020-2024 5-year'`]),
    ...lists
      .filter((name) => new Set(local[name].rows.map(({ asOf }) => asOf)).size !== 1)
      .map((name) => `${name}: asOf must be one day in all rows, that of the list`),
    ...(isDay(assistance.meta.compiled)
      ? []
      : [`assistance: meta.compiled must be the day its numbers were read, as 2026-11-15`]),
  ]
}

/**
 * The words of pages say 'the 2020 census': figures of another count would pass for those of that one.
 * @param {Sources} sources
 */
function countProblems({ usPlaces, states }) {
  /** @type {string[]} */
  const kinds = usPlaces.rows.map((/** @type {string[]} */ row) => row[4])
  const unknown = [...new Set(kinds)].filter((kind) => !/^(census2020|acs20\d\d)$/.test(kind))
  const words = 'the words of pages say that people were counted in 2020 and must change first'
  return [
    ...unknown.map((kind) => `us-places: populationSource '${kind}': ${words}`),
    ...(states.meta.population.startsWith('2020 Census count')
      ? []
      : [`states: population is the '${states.meta.population}': ${words}`]),
  ]
}

/** @param {unknown} text */
function isDay(text) {
  return typeof text === 'string' && day.test(text) && !Number.isNaN(Date.parse(text))
}
