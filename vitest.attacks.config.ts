import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take half a minute to a minute, or wait for ten seconds: begun last, they would leave the cores idle for as long. */
const longest =
  /\/(malformed-values|sessions|protocol|floods|counts|pictures|wasteful-network|admission|pipelining|lockout)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const byEngine = Map.groupBy(sorted, ({ project }) => project.name)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...byEngine.values()].flatMap((of) => [
      ...of.filter(isLong),
      ...of.filter((file) => !isLong(file)),
    ])
  }
}

/**
 * Attacks on the built site, each file on a server of its own, once on each kind of database.
 * Build first: `npm run test:attacks` does.
 */
export default defineConfig({
  test: {
    include: ['attacks/**/*.test.ts'],
    // More than there are cores: many cases wait for a limit to pass.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // What a file attacks is its own; the tools it does so with are read once.
    isolate: false,
    // A loaded machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'sqlite', provide: { engine: 'sqlite' } } },
      {
        extends: true,
        test: {
          name: 'postgres',
          provide: { engine: 'postgres' },
          globalSetup: ['./app/db/testing/postgres.setup.ts'],
        },
      },
    ],
  },
})
