// `npm run lint`, `typecheck`, `format`, `test:unit`, `test:attacks`, `test:faults`, `test:e2e`: one tool alone, on the pinned Node.
// What is typed after `--` goes to the tool.
import { buildSite } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { fail, installPackages } from './packages.mjs'
import { format, lint, playwright, routeTypes, runTool, types, vitest } from './tools.mjs'

const jobs = {
  lint: () => [lint],
  format: () => [format],
  typecheck: () => [routeTypes, types],
  'test:unit': () => [{ args: [vitest, 'run'] }],
  'test:attacks': () => onBuild('vitest.attacks.config.ts'),
  'test:faults': () => onBuild('vitest.faults.config.ts'),
  'test:e2e': async () => {
    await buildSite()
    return [{ args: playwright, env: { CHROMIUM_PATH: await findChromium() } }]
  },
}

async function onBuild(config) {
  await buildSite()
  return [{ args: [vitest, 'run', `--config=${config}`] }]
}

const [name, ...rest] = process.argv.slice(2)
const job = jobs[name] ?? fail(`One of: ${Object.keys(jobs).join(', ')}`)
await installPackages()
const steps = await job()
for (const step of steps) {
  const isLast = step === steps.at(-1)
  const { code } = await runTool({ args: isLast ? [...step.args, ...rest] : step.args }, { env: step.env })
  if (code !== 0) process.exit(code ?? 1)
}
