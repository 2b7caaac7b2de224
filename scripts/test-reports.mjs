// What the test runners of `npm test` wrote down. Runs on the machine's own Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

export const reports = join(root, 'test-results')

/** In the order of the steps; the browser's report is of another kind. */
const kinds = { unit: vitestTests, attacks: vitestTests, faults: vitestTests, browser: browserTests }

export function vitestCounts(name) {
  const { testResults, numFailedTests, numPassedTests, numPendingTests } = read(name)
  // One that could not be loaded has no tests that failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests }
}

export function browserCounts() {
  const { stats } = read('browser')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** Named again at the end: a log of CI is often read from its last lines. */
export function namesOfFailures() {
  return Object.keys(kinds)
    .flatMap(testsOf)
    .filter(({ failure }) => failure !== undefined)
    .map(({ title, failure }) => `${title}\n  ${failure.slice(0, 600)}`)
}

/** A loaded machine is slow, not wrong; but a test that fails now and then wants to be looked at. */
export function namesOfSecondTries() {
  return Object.keys(kinds)
    .flatMap(testsOf)
    .filter(({ firstFailure, failure }) => firstFailure !== undefined && failure === undefined)
    .map(({ title, firstFailure }) => `${title}\n  ${firstFailure.slice(0, 300)}`)
}

/** Where to begin when the tests have become slow. */
export function slowest(count) {
  return Object.keys(kinds).flatMap((name) =>
    testsOf(name)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, count)
      .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}: ${title.slice(0, 150)}`),
  )
}

/** None when the runner broke before it wrote its report. */
function testsOf(name) {
  try {
    return kinds[name](read(name))
  } catch {
    return []
  }
}

function vitestTests({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, meta, status, duration = 0, failureMessages }) => ({
      title: meta?.engine ? `${meta.engine} ${fullName}` : fullName,
      seconds: duration / 1000,
      firstFailure: failureMessages[0],
      failure: status === 'failed' ? (failureMessages[0] ?? '') : undefined,
    }))
}

function browserTests({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => browserTest(title, test))),
    ...browserTests({ suites: inner }),
  ])
}

function browserTest(title, { projectName, status, results }) {
  return {
    title: `${projectName} ${title}`,
    // Every try counts: it is time that was waited for.
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    firstFailure: results.find(({ error }) => error)?.error.message,
    failure: status === 'unexpected' ? (results.at(-1)?.error?.message ?? '') : undefined,
  }
}

function read(name) {
  return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
}
