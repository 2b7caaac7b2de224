import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {Record<string, string>} Row
 * @typedef {{ years: string, asOf: string }} Edition
 * @typedef {Edition & { rows: Row[] }} Table
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
  const json = (/** @type {string} */ name) => {
    const { text, ...edition } = readEdition(folder, name)
    return { ...JSON.parse(text), ...edition }
  }
  const local = join(folder, 'local')
  const tables = Object.fromEntries(tableNames.map((name) => [name, readTable(local, name)]))
  return {
    usPlaces: json('us-places'),
    cities: json('cities'),
    states: json('states'),
    neighborhoods: json('neighborhoods'),
    assistance: json('assistance'),
    local: /** @type {Record<(typeof tableNames)[number], Table>} */ (tables),
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Table}
 */
function readTable(folder, name) {
  const { text, file, ...edition } = readEdition(folder, name)
  return { rows: rowsOf(text, file), ...edition }
}

/**
 * 'fmr_FY2026_2026-05-21.tsv': the table, its years, the day it is of. A table whose rows say so has neither.
 * @param {string} folder
 * @param {string} name
 * @returns {Edition & { file: string, text: string }}
 */
function readEdition(folder, name) {
  const [file, second] = readdirSync(folder).filter((entry) => entry.replace(/[_.].*/, '') === name)
  if (!file) throw new Error(`${folder} has no table ${name}`)
  if (second) throw new Error(`${folder} has two tables ${name}: ${file} and ${second}. Keep the newer one.`)
  const [, years = '', asOf = ''] = file.replace(/\.(tsv|json)$/, '').split('_')
  return { file, text: readFileSync(join(folder, file), 'utf8'), years, asOf }
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
