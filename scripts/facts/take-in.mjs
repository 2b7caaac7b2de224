import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesBetween } from './changes.mjs'
import { problemsIn } from './checks.mjs'
import { compactTables } from './compact.mjs'
import { doubtfulPoints } from './doubtful-points.mjs'
import { tablesBehind } from './edition-checks.mjs'
import { readSources } from './sources.mjs'

/** @import { Sources } from './sources.mjs' */

/**
 * Checks the tables in `data`/sources and makes the compact ones in `data` from them; where a check fails it writes
 * nothing.
 * @param {string} data
 */
export function takeIn(data) {
  const sources = readSources(join(data, 'sources'))
  const problems = problemsIn(sources)
  if (problems.length > 0) return { problems, doubts: [], changes: [] }
  const changes = Object.entries(compactTables(sources)).flatMap(([name, text]) =>
    writeTable(join(data, name), name, text),
  )
  return { problems, doubts: [...doubtsAbout(sources), ...undated(changes)], changes }
}

/**
 * One sentence for each thing to look at that is no reason to write nothing.
 * @param {Sources} sources
 */
function doubtsAbout(sources) {
  const { shared, far } = doubtfulPoints(sources)
  const behind = tablesBehind(sources)
  return [
    { what: `${shared.length} points that two places share`, names: shared },
    { what: `${far.length} places over 10 miles from all that share a ZIP code with them`, names: far },
    { what: 'Of other years than the rents of all places, so that pages compare neither', names: behind },
  ].flatMap(({ what, names }) => (names.length > 0 ? [`${what}: ${names.join('; ')}`] : []))
}

/** Columns that say when. */
const dates = /^(years|asOf|sourceDate|year|evictionYear|rentYears|populationYears): /

/**
 * A newer edition under the name of the older one would be shown with that one's years.
 * @param {{ lines: string[] }[]} changes
 */
function undated(changes) {
  const lines = changes.flatMap((change) => change.lines)
  return lines.length === 0 || lines.some((line) => dates.test(line))
    ? []
    : ['Figures changed, and no year or day did: a newer edition must say its own (data/sources/README.md)']
}

/**
 * Nothing where the table is the same as before.
 * @param {string} path
 * @param {string} name
 * @param {string} text
 */
function writeTable(path, name, text) {
  const before = readOrEmpty(path)
  if (before === text) return []
  writeFileSync(path, text)
  return [{ name, lines: changesBetween(before, text) }]
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
