import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesBetween } from './changes.mjs'
import { problemsIn } from './checks.mjs'
import { compactTables } from './compact.mjs'
import { doubtfulPoints } from './doubtful-points.mjs'
import { readSources } from './sources.mjs'

/**
 * Checks the tables in `data`/sources and makes the compact ones in `data` from them; where a check fails it writes
 * nothing.
 * @param {string} data
 */
export function takeIn(data) {
  const sources = readSources(join(data, 'sources'))
  const problems = problemsIn(sources)
  if (problems.length > 0) return { problems, doubts: [], changes: [] }
  const { shared, far } = doubtfulPoints(sources)
  return {
    problems,
    doubts: [
      { what: `${shared.length} points that two places share`, names: shared },
      { what: `${far.length} places over 10 miles from all that share a ZIP code with them`, names: far },
    ],
    changes: Object.entries(compactTables(sources)).flatMap(([name, text]) =>
      writeTable(join(data, name), name, text),
    ),
  }
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
