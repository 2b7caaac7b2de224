// `npm run mutants`: changes the rules one operator at a time and asks whether a test notices.
// After `--`: folders or files, `--all` or `--per-file=8`, `--seed=1`, `--workers=2`.
import { installPackages, pinnedNode, run } from './packages.mjs'

await installPackages()
const { code } = await run(pinnedNode, ['mutants/run.ts', ...process.argv.slice(2)], {
  env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
})
process.exit(code ?? 1)
