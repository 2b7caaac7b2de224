// `npm test`: installs what is missing, then everything that must be green. Runs on the machine's own Node.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, pinnedNode, root, run } from './packages.mjs'

const reports = join(root, 'test-results')
const bin = (...name) => join(root, 'node_modules', ...name)

await installPackages()
const chromium = await findChromium()
rmSync(reports, { recursive: true, force: true })

const steps = [
  ['route types', pinnedNode, [bin('@react-router', 'dev', 'bin.cjs'), 'typegen']],
  ['types', pinnedNode, [bin('typescript', 'bin', 'tsc'), '--noEmit']],
  ['lint', pinnedNode, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']],
  ['import direction', pinnedNode, ['scripts/import-direction.mjs']],
  ['dependencies', pinnedNode, ['scripts/check-dependencies.mjs']],
  ['nothing unused', pinnedNode, [bin('knip', 'bin', 'knip.js')]],
  [
    'rules and database',
    pinnedNode,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/unit.json`,
    ],
    () => vitestCounts('unit'),
  ],
  ['attacks', ...vitestStep('attacks')],
  ['faults', ...vitestStep('faults')],
  ['browser', pinnedNode, [bin('@playwright', 'test', 'cli.js'), 'test'], browserCounts],
]

const results = []
for (const [title, command, args, counts] of steps) {
  process.stdout.write(`\n── ${title}\n`)
  // Everything from here on needs the built site.
  if (title === 'attacks') await buildSite()
  const started = Date.now()
  const { code } = await run(command, args, {
    env: { FAULTS: 'quick', CHROMIUM_PATH: chromium, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })
  results.push({ title, isGreen: code === 0, seconds: (Date.now() - started) / 1000, counts })
}

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
for (const name of namesOfFailures()) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

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

function vitestStep(name) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`]
  const args = [bin('vitest', 'vitest.mjs'), 'run', `--config=vitest.${name}.config.ts`, ...report]
  return [pinnedNode, args, () => vitestCounts(name)]
}

function vitestCounts(name) {
  const report = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
  const failed = report.numFailedTests + report.numFailedTestSuites
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

// Named again at the end: a log of CI is often read from its last lines.
function namesOfFailures() {
  return ['unit', 'attacks', 'faults'].flatMap(failuresIn)
}

function failuresIn(name) {
  try {
    const { testResults } = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n  ${failureMessages[0]?.slice(0, 600)}`)
  } catch {
    return []
  }
}

function browserCounts() {
  const { stats } = JSON.parse(readFileSync(join(reports, 'browser.json'), 'utf8'))
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} of the browser tests needed a second try\n`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
