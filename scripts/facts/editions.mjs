import { rentYearsOf } from './places.mjs'
import { jsonRows } from './write.mjs'

/** @import { Sources } from './sources.mjs' */

/**
 * The years and days of the tables: pages show the figures of a table with what stands here, or in their own row.
 * @param {Sources} sources
 */
export function editionTable(sources) {
  const { usPlaces, states, local, assistance } = sources
  const named = Object.entries({ 'us-places': usPlaces, states, ...local })
  return jsonRows([
    ...named
      .filter(([, { years }]) => years !== '')
      .map(([table, { years, asOf }]) => ({ table, years, asOf })),
    { table: 'neighborhoods', years: areaRentYears(sources)[0] ?? '', asOf: '' },
    { table: 'assistance', years: '', asOf: assistance.meta.compiled },
    { table: 'all', years: '', asOf: newestDay(sources) },
  ])
}

/**
 * Of the rents of boroughs, each once: the check lets only one through.
 * @param {Pick<Sources, 'neighborhoods'>} sources
 * @returns {string[]}
 */
export function areaRentYears({ neighborhoods: { neighborhoods, subCityAreas } }) {
  const areas = Object.values({ ...neighborhoods, ...subCityAreas }).flatMap((city) => city.areas)
  return [...new Set(areas.filter((area) => typeof area.medianGrossRent === 'number').map(rentYearsOf))]
}

/**
 * The day the tables were compiled: that of the newest table or row which has one.
 * @param {Sources} sources
 */
function newestDay({ local, usPlaces, states, assistance }) {
  const days = [
    ...[usPlaces.asOf, states.asOf, assistance.meta.compiled],
    ...Object.values(local).flatMap(({ rows, asOf }) => [asOf, ...rows.map((row) => row.asOf ?? '')]),
  ]
  return days.reduce((newest, day) => (day > newest ? day : newest), '')
}
