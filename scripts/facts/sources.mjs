import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {Record<string, string>} Row
 * @typedef {{ rows: Row[], years: string, asOf: string }} Table
 * @typedef {ReturnType<typeof readSources>} Sources
 */

const tableNames = /** @type {const} */ ([
  'places',
  'fmr',
  'income-limits',
  'acs-places',
  'acs-counties',
  'acs-cities',
  'zips',
  'housing-agencies',
  'legal-aid',
  'courts',
  'min-wage',
  'county-min-wage',
  'state-laws',
  'eviction-filings',
])

/**
 * Everything in data/sources.
 * @param {string} folder
 */
export function readSources(folder) {
  const json = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const files = readdirSync(join(folder, 'local'))
  const tables = Object.fromEntries(tableNames.map((name) => [name, readTable(folder, name, files)]))
  return {
    usPlaces: json('us-places.json'),
    cities: json('cities.json'),
    states: json('states.json'),
    neighborhoods: json('neighborhoods.json'),
    assistance: json('assistance.json'),
    local: /** @type {Record<(typeof tableNames)[number], Table>} */ (tables),
  }
}

/**
 * 'fmr_FY2026_2026-05-21.tsv': the table, its years, the day it is of. A table whose rows say so has neither.
 * @param {string} folder
 * @param {string} name
 * @param {string[]} files
 * @returns {Table}
 */
function readTable(folder, name, files) {
  const [file, second] = files.filter((entry) => entry.replace(/[_.].*/, '') === name)
  if (!file) throw new Error(`data/sources/local has no table ${name}`)
  if (second)
    throw new Error(`data/sources/local has two tables ${name}: ${file} and ${second}. Keep the newer one.`)
  const [, years = '', asOf = ''] = file.replace(/\.tsv$/, '').split('_')
  const text = readFileSync(join(folder, 'local', file), 'utf8')
  return { rows: rowsOf(text, file), years, asOf }
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {Row[]}
 */
function rowsOf(text, file) {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new Error(`${file}, line ${index + 2}: ${cells.length} cells, ${columns.length} columns`)
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  })
}
