import { daysTable } from './days.mjs'
import { localTables } from './local.mjs'
import { orderedPlaces, placeTables } from './places.mjs'

/** @import { Sources } from './sources.mjs' */

/**
 * The tables the program reads, by their file in data/.
 * @param {Sources} sources
 * @param {{ days: string, today: string }} before the table of days as it was, and the day for what is new
 * @returns {Record<string, string>}
 */
export function compactTables(sources, { days, today }) {
  const places = orderedPlaces(sources)
  return {
    ...placeTables(sources, places),
    ...localTables(sources.local, places),
    'local/days.tsv': daysTable(sources.local, places, days, today),
  }
}
