// `npm run check`: what can be known from the sources alone, side by side. `npm test` is the whole truth.
import { installPackages } from './packages.mjs'
import { importDirection, lint, routeTypes, rules, runTool, types, unused } from './tools.mjs'

await installPackages()
const started = Date.now()
// The one that takes longest begins first; nobody but tsc reads the route types.
const results = await Promise.all([
  check(rules),
  check(routeTypes).then(async (written) => (written ? await check(types) : false)),
  check(unused),
  check(lint),
  check(importDirection),
])
process.exit(results.every(Boolean) ? 0 : 1)

/** One line when it is green, all it printed when it is not. */
async function check(tool) {
  const { code, output } = await runTool(tool, { isQuiet: true })
  const isGreen = code === 0
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  process.stdout.write(
    `${isGreen ? 'green' : 'RED  '}  ${tool.title} (after ${seconds} s)\n${isGreen ? '' : output}`,
  )
  return isGreen
}
