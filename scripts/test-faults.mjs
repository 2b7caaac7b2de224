// `npm run test:faults`: everything that can go wrong, on purpose. Runs on the machine's own Node.
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { installPackages, pinnedNode, root, run } from './packages.mjs'

await installPackages()
await buildSite()
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { code } = await run(
  pinnedNode,
  [vitest, 'run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)],
  { env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' } },
)
process.exit(code ?? 1)
