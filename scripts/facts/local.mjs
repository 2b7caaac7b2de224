import { agencyName } from './agency-names.mjs'
import { table } from './write.mjs'

/** @import { Row, Sources } from './sources.mjs' */
/** @import { Place } from './places.mjs' */

const limitColumns = ['l30', 'l50', 'l80'].flatMap((line) =>
  [1, 2, 3, 4].map((people) => `${line}_${people}`),
)
const columns = {
  places:
    'name state county acsCounty fmr metro zips income renting built cityIncome cityRenters cityVacancy cityCommute',
  counties: `fips county income rent renters payingHalf driveAlone longDrive broadband evictionYear evictions evictionRate medianFamilyIncome ${limitColumns.join(' ')}`,
  fairRents: 'fips area fmr0 fmr1 fmr2 fmr3 fmr4',
  zips: 'zip rent income',
  agencies: 'county state name program city phone asOf lat lng town',
  legalAid: 'state name phone website asOf',
  courts: 'state courtSite helpKind helpSite',
  wages: 'state hourly note asOf confidence',
  countyWages: 'countyFips hourly region asOf confidence',
  laws: 'state topic value detail statute sourceUrl sourceDate confidence',
}

/**
 * The facts behind the local part of a page, by place, county, fair-rent area and ZIP code.
 * @param {Sources['local']} local
 * @param {Place[]} places
 * @returns {Record<string, string>}
 */
export function localTables(local, places) {
  const ofPlace = keyed(local['acs-places'].rows, placeKey)
  const ofCity = keyed(local['acs-cities'].rows, placeKey)
  const rows = places.map((place) => placeRow(place, ofPlace, ofCity))
  const usedRents = new Set(rows.map((row) => row.fmr || row.county))
  const usedZips = new Set(rows.flatMap((row) => row.zips.split(' ')))
  return {
    'local/places.tsv': table(columns.places.split(' '), rows),
    'local/counties.tsv': table(columns.counties.split(' '), countyRows(local, rows)),
    'local/fair-rents.tsv': table(
      columns.fairRents.split(' '),
      local.fmr.rows
        .filter(({ fips = '' }) => usedRents.has(fips))
        .map((row) => ({ ...row, area: row.hudArea }))
        .sort(byFirst('fips')),
    ),
    'local/zips.tsv': table(
      columns.zips.split(' '),
      local.zips.rows
        .filter(({ zip = '' }) => usedZips.has(zip))
        .map((row) => ({ zip: row.zip, rent: row.medianGrossRent, income: row.medianHouseholdIncome }))
        .sort(byFirst('zip')),
    ),
    'local/agencies.tsv': table(columns.agencies.split(' '), agencyRows(local, places)),
    'local/legal-aid.tsv': table(columns.legalAid.split(' '), local['legal-aid'].rows),
    'local/courts.tsv': table(columns.courts.split(' '), local.courts.rows),
    'local/wages.tsv': table(columns.wages.split(' '), local['min-wage'].rows),
    'local/county-wages.tsv': table(columns.countyWages.split(' '), local['county-min-wage'].rows),
    'local/state-laws.tsv': table(columns.laws.split(' '), local['state-laws'].rows),
  }
}

/**
 * @param {Place} place
 * @param {Map<string, Row>} ofPlace
 * @param {Map<string, Row>} ofCity
 */
function placeRow(place, ofPlace, ofCity) {
  const { local } = place
  const own = ofPlace.get(placeKey(local))
  const city = ofCity.get(placeKey(local))
  // New York lies in five counties: the row of one of them would pass for the city's.
  const county = place.name === 'New York' && place.state === 'NY' ? '' : local.countyFips
  return {
    name: place.name,
    state: place.state,
    county,
    acsCounty: county === '' || local.acsCountyFips === county ? '' : local.acsCountyFips,
    fmr: local.fmrFips === county ? '' : local.fmrFips || 'none',
    metro: local.metro,
    zips: local.zips,
    income: own?.medianHouseholdIncome,
    renting: own?.pctPeopleRenting,
    built: own?.medianYearBuilt,
    cityIncome: city?.medianHouseholdIncome,
    cityRenters: city?.pctRenterHouseholds,
    cityVacancy: city?.rentalVacancyRate,
    cityCommute: city?.meanCommuteMinutes,
  }
}

/**
 * Connecticut's planning regions replaced its counties: both are here, each under its own code. Counties without a
 * town of ours are here too: a page says where its county stands among all of its state.
 * @param {Sources['local']} local
 * @param {{ county: string, acsCounty: string }[]} places
 */
function countyRows(local, places) {
  const census = keyed(local['acs-counties'].rows, ({ fips = '' }) => fips)
  const limits = keyed(local['income-limits'].rows, ({ fips = '' }) => fips)
  const filings = keyed(local['eviction-filings'].rows, ({ countyFips = '' }) => countyFips)
  const ofPlaces = places.flatMap(({ county, acsCounty }) => [county, acsCounty]).filter(Boolean)
  const codes = new Set([...ofPlaces, ...census.keys()])
  return [...codes].sort().map((fips) => {
    const row = census.get(fips)
    const limit = limits.get(fips)
    const filed = filings.get(fips)
    return {
      fips,
      county: row?.county,
      income: row?.medianHouseholdIncome,
      rent: row?.medianGrossRent,
      renters: row?.pctRenterHouseholds,
      payingHalf: row?.pctRentersPayingHalf,
      driveAlone: row?.pctDriveAlone,
      longDrive: row?.pctSoloCommuteOver30,
      broadband: row?.pctBroadband,
      evictionYear: filed?.year,
      evictions: filed?.filings,
      evictionRate: filed?.filingsPer100Renters,
      ...limit,
    }
  })
}

/** Its town is Kinder, its ZIP code of Jackson 100 miles away, its phone of New Orleans. */
const contradictory = 'LA247'

/**
 * An office has no coordinates: it lies where its town does, and has the town's name as its page has it.
 * @param {Sources['local']} local
 * @param {Place[]} places
 */
function agencyRows(local, places) {
  const townOf = townsOfOffices(places)
  const rowOf = new Map(places.map((place, row) => [place, row]))
  return offices(local['housing-agencies'].rows.filter(({ phaCode }) => phaCode !== contradictory))
    .map((row) => {
      const town = townOf(row)
      const name = agencyName(row, town?.county ?? '')
      // '802-000-0000' rings nowhere.
      const phone = row.phone?.endsWith('-000-0000') ? '' : row.phone
      const city = town?.name ?? row.city
      // Two towns may have the same coordinates: its row says in which of them it is.
      const at = town && { lat: town.lat, lng: town.lng, town: rowOf.get(town) }
      return { ...row, name, city, phone, county: row.countyFips, ...at }
    })
    .sort((a, b) => compare(`${a.county} ${a.name}`, `${b.county} ${b.name}`))
}

/** A town may reach into the next county, where its office then lies; a namesake is farther away. */
const reachMiles = 25

/**
 * The town of that name in the county of the office or beside it.
 * @param {Place[]} places
 */
function townsOfOffices(places) {
  const towns = Map.groupBy(places, ({ name, state }) => `${simple(name)}|${state}`)
  const counties = Map.groupBy(places, ({ local }) => local.countyFips)
  return (/** @type {Row} */ { city = '', state, countyFips }) => {
    const named = towns.get(`${simple(otherSpellings[city] ?? city)}|${state}`) ?? []
    const inCounty = counties.get(countyFips)
    return (
      named.find(({ local }) => local.countyFips === countyFips) ??
      named.find((town) => !inCounty || inCounty.some((other) => milesBetween(town, other) <= reachMiles))
    )
  }
}

/**
 * @param {{ lat: number, lng: number }} one
 * @param {{ lat: number, lng: number }} other
 */
function milesBetween(one, other) {
  const [north, east] = [one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)]
  return Math.hypot(north, east) * 69
}

/**
 * HUD lists some offices once for public housing and once for vouchers.
 * @param {Row[]} rows
 */
function offices(rows) {
  const key = (/** @type {Row} */ row) =>
    [row.countyFips, row.state, row.name, row.city, row.phone].join('|').toLowerCase()
  return [...Map.groupBy(rows, key).values()].flatMap(([row, ...others]) => {
    if (!row) return []
    const isBoth = others.some(({ program }) => program !== row.program)
    return [isBoth ? { ...row, program: 'Combined' } : row]
  })
}

/** Towns as HUD's list spells them, and as the census does. @type {Record<string, string>} */
const otherSpellings = {
  Bidderford: 'Biddeford',
  Levellland: 'Levelland',
  Middlesboro: 'Middlesborough',
  'Mt Carmell': 'Mount Carmel',
  'New York City': 'New York',
  'Pine Knott': 'Pine Knot',
  'Riverhead, N.Y.': 'Riverhead',
  Rooevelt: 'Roosevelt',
  Thaye: 'Thayer',
  'Van Alystyne': 'Van Alstyne',
  'Washington CH': 'Washington Court House',
}

/** @param {string} name */
function simple(name) {
  return name
    .toLowerCase()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .replace(/[^a-z]/g, '')
}

/** @param {Row} row */
function placeKey({ name, state, kind, countyFips }) {
  return [name, state, kind, countyFips].join('|')
}

/**
 * @param {Row[]} rows
 * @param {(row: Row) => string} key
 */
function keyed(rows, key) {
  return new Map(rows.map((row) => [key(row), row]))
}

/** @param {string} column */
function byFirst(column) {
  return (/** @type {any} */ a, /** @type {any} */ b) => compare(a[column], b[column])
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
