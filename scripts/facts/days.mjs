import { createHash } from 'node:crypto'
import { table } from './write.mjs'

/** @import { Row, Sources } from './sources.mjs' */
/** @import { Place } from './places.mjs' */

const columns = ['name', 'state', 'mark', 'day']

/**
 * The day on which a fact of a place last changed: a place whose rows are the same keeps its day. The sitemap
 * says it to search engines.
 * @param {Sources['local']} local
 * @param {Place[]} places
 * @param {string} before the table as it was
 * @param {string} today
 */
export function daysTable(local, places, before, today) {
  const old = new Map(before.split('\n').map((line) => [line.slice(0, line.lastIndexOf('\t')), line]))
  const marks = markMaker(local)
  const rows = places.map((place) => {
    const row = { name: place.name, state: place.state, mark: marks(place) }
    const known = old.get(Object.values(row).join('\t'))
    return { ...row, day: known?.slice(known.lastIndexOf('\t') + 1) ?? today }
  })
  return table(columns, rows)
}

/** @param {Sources['local']} local */
function markMaker(local) {
  const one = (/** @type {keyof typeof local} */ name, /** @type {string} */ column) =>
    Map.groupBy(local[name].rows, (row) => row[column])
  const ofPlace = Map.groupBy([...local['acs-places'].rows, ...local['acs-cities'].rows], placeKey)
  const [fmr, limits, counties, evictions, zips] = [
    one('fmr', 'fips'),
    one('income-limits', 'fips'),
    one('acs-counties', 'fips'),
    one('eviction-filings', 'countyFips'),
    one('zips', 'zip'),
  ]
  const agencies = one('housing-agencies', 'countyFips')
  const wages = one('county-min-wage', 'countyFips')
  const ofState = (/** @type {string} */ state) =>
    /** @type {const} */ (['legal-aid', 'courts', 'min-wage', 'state-laws']).map((name) =>
      local[name].rows.filter((row) => row.state === state),
    )
  /** @type {Map<string, string>} */
  const states = new Map()
  return (/** @type {Place} */ place) => {
    const { local: row, ...own } = place
    const stateMark = states.get(place.state) ?? markOf(ofState(place.state))
    states.set(place.state, stateMark)
    return markOf([
      own,
      ofPlace.get(placeKey(row)),
      fmr.get(row.fmrFips),
      limits.get(row.acsCountyFips),
      counties.get(row.acsCountyFips),
      evictions.get(row.countyFips),
      agencies.get(row.countyFips),
      row.zips.split(' ').map((/** @type {string} */ zip) => zips.get(zip)),
      stateMark,
      ...(wages.get(row.countyFips) ?? []),
    ])
  }
}

/** @param {unknown} facts */
function markOf(facts) {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 8)
}

/** @param {Row} row */
function placeKey({ name, state, kind, countyFips }) {
  return [name, state, kind, countyFips].join('|')
}
