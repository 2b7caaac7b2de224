// `npm run sbom [-- file]`: the software bill of materials of what runs, as CycloneDX.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { npmOutput } from './npm-output.mjs'
import { fail } from './packages.mjs'

const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'sbom.cdx.json')
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
const output = await npmOutput([...args, '--package-lock-only'])
const components = output.startsWith('{') ? JSON.parse(output).components : null
if (!components) fail('npm sbom failed: it needs npm 10 or newer, and package-lock.json')
writeFileSync(file, output)
console.log(`${components.length} packages listed in ${file}`)
