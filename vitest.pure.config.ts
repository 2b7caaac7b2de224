import { defineConfig, mergeConfig } from 'vitest/config'
import { pureTests } from './scripts/pure-tests.mjs'
import everything from './vitest.config.ts'

/** The rules alone, for `npm run check`: nothing to install or start, and done in seconds. */
const { globalSetup: _, projects: __, ...test } = everything.test ?? {}
export default mergeConfig(
  { ...everything, test },
  defineConfig({ test: { include: pureTests(), isolate: false } }),
)
