import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { inlineScript } from '../vite.inline-script.ts'
import { islandLoaderUrl } from '../vite.islands.config.ts'
import { type Numbered, withChanges } from './changes.ts'
import type { Job } from './mutant-switch.ts'

export type Task = {
  jobs: Job[]
  changes: Numbered[]
  linesFile: string
  cacheFolder: string
  testTimeoutMs: number
}

/** One process with one worker: where it stands, and what it must be stopped for, is known from outside. */
const task: Task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { jobs, changes, linesFile, cacheFolder, testTimeoutMs } = task
const root = join(import.meta.dirname, '..')
const changesOf = Map.groupBy(changes, ({ file }) => file)

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    silent: true,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    // Vitest's own cache does not know which changes are in a file.
    fsModuleCachePath: cacheFolder,
    runner: join(import.meta.dirname, 'runner.ts'),
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
    css: { include: [/tokens\.css\?raw$/] },
    // PostgreSQL would double the time and says the same about a rule.
    testNamePattern: '^(?!.*\\bpostgres\\b)',
    sequence: {
      sequencer: class {
        shard = <T>(specs: T) => specs
        sort = <T>(specs: T) => specs
      } as never,
    },
    dangerouslyIgnoreUnhandledErrors: true,
  },
  {
    logLevel: 'silent',
    server: { watch: null },
    plugins: [
      inlineScript(),
      islandLoaderUrl(),
      {
        name: 'mutants',
        enforce: 'pre',
        transform(code, id) {
          const file = relative(root, id)
          const own = changesOf.get(file)
          return own ? { code: withChanges(file, code, own), map: null } : null
        },
      },
    ],
  },
)
await vitest.standalone()
vitest.provide('jobs', jobs)
vitest.provide('linesFile', linesFile)
vitest.provide('testTimeoutMs', testTimeoutMs)
const project = vitest.getRootProject()
await vitest.runTestSpecifications(jobs.map(({ test }) => project.createSpecification(join(root, test))))
process.exit(0)
