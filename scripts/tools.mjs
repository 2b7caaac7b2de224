// The tools that look at the sources: what `npm test` and `npm run check` run, and what runs alone.
import { join } from 'node:path'
import { pinnedNode, root, run } from './packages.mjs'
import { compileCache } from './site-flags.mjs'

const bin = (...name) => join(root, 'node_modules', ...name)
const biome = [bin('@biomejs', 'biome', 'bin', 'biome'), 'check']
export const vitest = bin('vitest', 'vitest.mjs')
export const playwright = [bin('@playwright', 'test', 'cli.js'), 'test']

/** The types of the routes are written from app/routes.ts; tsc reads them. */
export const routeTypes = { title: 'route types', args: [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'] }
/** Four checkers take twice the CPU time and are no sooner done on two cores, one of which the build needs. */
export const types = {
  title: 'types',
  args: [bin('typescript', 'bin', 'tsc'), '--noEmit', '--singleThreaded'],
}
export const lint = { title: 'lint', args: [...biome, '--error-on-warnings'] }
export const format = { title: 'format', args: [...biome, '--write'] }
export const importDirection = { title: 'import direction', args: ['scripts/import-direction.mjs'] }
export const unused = { title: 'nothing unused', args: [bin('knip', 'bin', 'knip.js')] }
export const rules = { title: 'rules', args: [vitest, 'run', '--config=vitest.pure.config.ts'] }

/** The tools, and the many processes that tests start, read the same files again and again. */
const cache = join(root, compileCache)

export function runTool({ args }, { isQuiet = false, env = {} } = {}) {
  return run(pinnedNode, args, {
    isQuiet,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', NODE_COMPILE_CACHE: cache, ...env },
  })
}
