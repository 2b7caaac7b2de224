import { editionTable } from './editions.mjs'
import { localTables } from './local.mjs'
import { orderedPlaces, placeTables } from './places.mjs'

/** @import { Sources } from './sources.mjs' */

/**
 * The tables the program reads, by their file in data/.
 * @param {Sources} sources
 * @returns {Record<string, string>}
 */
export function compactTables(sources) {
  const places = orderedPlaces(sources)
  return {
    ...placeTables(sources, places),
    ...localTables(sources.local, places),
    'local/editions.json': editionTable(sources),
  }
}
