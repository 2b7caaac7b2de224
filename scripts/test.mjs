// `npm test`: installs what is missing, then everything that must be green. Runs on the machine's own Node.
import { rmSync } from 'node:fs'
import { buildSite } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages } from './packages.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'
import {
  browserCounts,
  namesOfFailures,
  namesOfSecondTries,
  reports,
  slowest,
  vitestCounts,
} from './test-reports.mjs'
import { importDirection, lint, playwright, routeTypes, runTool, types, unused, vitest } from './tools.mjs'

// The one waits for the registry, the other for the system's packages.
const [chromium] = await Promise.all([findChromium(), installPackages()])
rmSync(reports, { recursive: true, force: true })
const scratch = makeScratchFolder()

const dependencies = { title: 'dependencies', args: ['scripts/check-dependencies.mjs'] }
/** They look at the sources only, and at nothing of each other. */
const checks = [types, lint, importDirection, dependencies, unused]
const rules = vitestSuite('rules and database', 'unit', 'vitest.config.ts')
/** They mostly wait, for a process to die or to come back. What is to survive that lies on a disk. */
const faults = { ...vitestSuite('faults', 'faults', 'vitest.faults.config.ts'), isOnDisk: true }
/** Each keeps two cores busy by itself. */
const attacks = vitestSuite('attacks', 'attacks', 'vitest.attacks.config.ts')
const browser = { title: 'browser', args: playwright, counts: browserCounts }

const results = [await step(routeTypes)]
// Neither the build nor the faults need two cores, and neither the checks nor the rules need the build.
const built = buildSite()
const faulted = built.then(() => step(faults))
results.push(...(await inTurn([...checks, rules])))
await built
results.push(await step(attacks), await faulted, await step(browser))

process.stdout.write('\n── the ten slowest of each\n')
for (const line of slowest(10)) process.stdout.write(`${line}\n`)

process.stdout.write('\n── summary\n')
let passed = 0
let failed = 0
for (const { title, isGreen, seconds, counts } of results) {
  const tests = counts ? readCounts(counts) : { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 }
  // A runner that broke before it wrote its report has not passed.
  if (!isGreen && tests.failed === 0) tests.failed = 1
  passed += tests.passed
  failed += tests.failed
  process.stdout.write(
    `${isGreen ? 'green' : 'RED  '}  ${title} (${tests.passed} checks${skippedWords(tests)}, ${seconds.toFixed(0)} s)\n`,
  )
}
for (const name of namesOfSecondTries()) process.stdout.write(`needed a second try: ${name}\n`)
for (const name of namesOfFailures()) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

function vitestSuite(title, name, config) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`]
  const args = [vitest, 'run', `--config=${config}`, '--retry=1', ...report]
  return { title, args, counts: () => vitestCounts(name) }
}

async function inTurn(all) {
  const done = []
  for (const one of all) done.push(await step(one))
  return done
}

async function step({ title, args, counts, isOnDisk = false }) {
  process.stdout.write(`\n── ${title}\n`)
  const started = Date.now()
  const env = { FAULTS: 'quick', CHROMIUM_PATH: chromium, ...(isOnDisk ? {} : { TMPDIR: scratch }) }
  const { code } = await runTool({ args }, { env })
  return { title, isGreen: code === 0, seconds: (Date.now() - started) / 1000, counts }
}

/** A test that cannot run on this machine has not passed either: it is said. */
function skippedWords({ skipped = 0 }) {
  return skipped > 0 ? `, ${skipped} SKIPPED` : ''
}

function readCounts(counts) {
  try {
    return counts()
  } catch {
    return { passed: 0, failed: 1 }
  }
}
