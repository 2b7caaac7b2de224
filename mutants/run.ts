import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changesIn, type Numbered } from './changes.ts'
import type { Job } from './mutant-switch.ts'
import { relatedTests } from './related-tests.ts'
import { print } from './report.ts'
import { type Result, runJobs } from './run-jobs.ts'
import { sampleOf } from './sample.ts'
import { isTable, sourcesIn } from './sources.ts'

const { values, positionals } = readArguments()
const processes = Number(values.workers)
/** Of the processor. What takes longer looks at growth or at ten thousand rows, not at a rule. */
const maxTestMs = 4_000
const started = Date.now()
const say = (words: string) => process.stdout.write(`${words}\n`)

const sources = sourcesIn(positionals)
if (sources.length === 0) refuse()
const cacheFolder = mkdtempSync(join(tmpdir(), 'mutants-cache-'))
const everyChange = sources.flatMap((file) =>
  changesIn(file, readFileSync(file, 'utf8')).filter(({ isNumber }) => !(isNumber && isTable(file))),
)
const perFile = values.all ? Number.POSITIVE_INFINITY : Number(values['per-file'])
const mutants: Numbered[] = sampleOf(everyChange, perFile, values.seed).map((change, n) => ({
  ...change,
  id: n + 1,
}))
say(`${mutants.length} of ${everyChange.length} changes in ${sources.length} files`)

const related = relatedTests(sources)
const runs = await unchanged()
say(`${runs.length} test files know the unchanged program (after ${seconds()} s)`)
const results = await inParallel(
  Map.groupBy(mutants, ({ file }) => file),
  8_000,
  candidateJobs,
)
rmSync(cacheFolder, { recursive: true, force: true })
print(mutants, runs, results)
say(`${seconds()} s`)

/** Which tests reach which mutant. A test that is red here can tell nothing. */
async function unchanged(): Promise<Result[]> {
  const tests = [...new Set(mutants.flatMap(({ file }) => related.get(file) ?? []))].sort()
  const all = await inParallel(
    Map.groupBy(tests, (test) => test),
    120_000,
    (some) => some.map((test) => ({ test, mutant: 0 })),
  )
  for (const { test, isKilled, ms } of all) {
    if (isKilled) say(`red without any change: ${test}`)
    else if (ms > maxTestMs) say(`too slow to be asked about each mutant: ${test}`)
  }
  return all.filter(({ isKilled, ms }) => !isKilled && ms <= maxTestMs)
}

/** First the quickest test of every mutant: most do not live to see the second. */
function candidateJobs(some: Numbered[]): Job[] {
  return some
    .flatMap(({ id, file }) =>
      runs
        .filter(({ test, reached }) => related.get(file)?.includes(test) && reached?.includes(id))
        .sort((a, b) => a.ms - b.ms)
        .map(({ test }, rank) => ({ test, mutant: id, rank })),
    )
    .sort((a, b) => a.rank - b.rank || a.test.localeCompare(b.test) || a.mutant - b.mutant)
    .map(({ test, mutant }) => ({ test, mutant }))
}

async function inParallel<Item>(
  groups: Map<string, Item[]>,
  testTimeoutMs: number,
  jobsFor: (some: Item[]) => Job[],
) {
  const parts = Array.from({ length: processes }, (_, part) =>
    [...groups.values()].filter((_, n) => n % processes === part).flat(),
  )
  const how = { changes: mutants, cacheFolder, testTimeoutMs }
  const found = await Promise.all(parts.map((part) => runJobs(jobsFor(part), how)))
  return found.flat()
}

function seconds() {
  return Math.round((Date.now() - started) / 1000)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        'per-file': { type: 'string', default: '8' },
        seed: { type: 'string', default: '1' },
        workers: { type: 'string', default: '2' },
      },
    })
  } catch {
    return refuse()
  }
}

function refuse(): never {
  process.stderr.write(
    'Usage: npm run mutants -- [folder or file with rules or queries] [--all | --per-file=8] [--seed=1] [--workers=2]\n',
  )
  process.exit(1)
}
