// `npm run check:dependencies`: fails on a package that is unpinned, changed, known to be bad or runs a script.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  installedProblems,
  installScripts,
  knownBad,
  lockProblems,
  strangers,
  unpinned,
} from './dependency-rules.mjs'
import { npmAudit } from './npm-audit.mjs'
import { root } from './packages.mjs'

/** node: puts the pinned Node into its place. */
const mayRunScripts = ['node']

const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const readIfThere = (...path) => (existsSync(join(root, ...path)) ? read(...path) : null)

const denyList = read('data', 'known-bad-packages.json')
const lock = read('package-lock.json')
const audit = await npmAudit()
const problems = [
  ...writtenProblems('.'),
  ...writtenProblems('bench/lighthouse'),
  ...installedProblems(lock, (path) => readIfThere(path, 'package.json')),
  ...strangers(lock, readIfThere('node_modules', '.package-lock.json') ?? {}),
  ...audit.problems,
]
for (const warning of audit.warnings) console.error(`warning: ${warning}`)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`${Object.keys(lock.packages).length - 1} packages checked`)
process.exitCode = problems.length === 0 ? 0 : 1

/** What can be seen in the files of one folder without anything installed. */
function writtenProblems(folder) {
  const packageFile = read(folder, 'package.json')
  const lockFile = read(folder, 'package-lock.json')
  return [
    ...unpinned(packageFile),
    ...lockProblems(packageFile, lockFile),
    ...knownBad(lockFile, denyList),
    ...installScripts(lockFile, mayRunScripts),
  ].map((problem) => (folder === '.' ? problem : `${folder}: ${problem}`))
}
