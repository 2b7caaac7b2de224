// `npm run test:attacks`: the attacks alone, on a fresh build. Runs on the machine's own Node.
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { installPackages, pinnedNode, root, run } from './packages.mjs'

await installPackages()
await buildSite()
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const args = [vitest, 'run', '--config=vitest.attacks.config.ts', ...process.argv.slice(2)]
const { code } = await run(pinnedNode, args, {
  env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
})
process.exitCode = code
