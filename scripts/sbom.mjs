// `npm run sbom [-- file]`: the software bill of materials of what runs, as CycloneDX.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { npmOutput } from './npm-output.mjs'
import { fail } from './packages.mjs'

const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'sbom.cdx.json')
// All of them, and what only develops taken out here: npm's own `--omit dev` also leaves out react and zod,
// which development tools ask for too.
const output = await npmOutput([
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
])
const bill = output.startsWith('{') ? JSON.parse(output) : null
if (!bill?.components) fail('npm sbom failed: it needs npm 10 or newer, and package-lock.json')

const isRunning = ({ properties = [] }) =>
  !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
const components = bill.components.filter(isRunning)
const kept = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
const dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
writeFileSync(file, `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`)
console.log(`${components.length} packages listed in ${file}`)
