// `npm run facts`: checks the tables in data/sources, makes the compact ones the program reads, says what changed.
// A newer table replaces the file of the older one; its years and its day stand in its name:
// fmr_FY2027_2026-10-01.tsv. Nothing is written when a check fails.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.mjs'
import { changesBetween } from './facts/changes.mjs'
import { problemsIn } from './facts/checks.mjs'
import { compactTables } from './facts/compact.mjs'
import { doubtfulPoints } from './facts/doubtful-points.mjs'
import { readSources } from './facts/sources.mjs'

const data = fileURLToPath(new URL('../data/', import.meta.url))

await runCommand(import.meta.url, async ({ args }) => {
  if (args.length > 0) {
    console.error('Usage: npm run facts')
    process.exitCode = 1
    return
  }
  const sources = readSources(`${data}sources/`)
  const problems = problemsIn(sources)
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) {
    console.error(`${problems.length} of the checks failed. Nothing was changed.`)
    process.exitCode = 1
    return
  }
  const { shared, far } = doubtfulPoints(sources)
  warn(`${shared.length} points that two places share`, shared)
  warn(`${far.length} places over 10 miles from all that share a ZIP code with them`, far)
  const tables = compactTables(sources)
  let changed = 0
  for (const [name, text] of Object.entries(tables)) {
    const before = readOrEmpty(`${data}${name}`)
    if (before === text) continue
    changed++
    console.log(`${name}:`)
    for (const line of changesBetween(before, text)) console.log(`  ${line}`)
    writeFileSync(`${data}${name}`, text)
  }
  console.log(
    changed === 0 ? 'All checks hold. Nothing has changed.' : `All checks hold. ${changed} tables written.`,
  )
})

/**
 * @param {string} what
 * @param {string[]} names
 */
function warn(what, names) {
  if (names.length > 0) console.warn(`! ${what}: ${names.join('; ')}`)
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
