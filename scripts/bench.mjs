// `npm run bench`: builds when needed, then measures on the pinned Node.
import { buildSite } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, pinnedNode, run } from './packages.mjs'

await installPackages()
await buildSite()
const { code } = await run(pinnedNode, ['bench/run.ts'], { env: { CHROMIUM_PATH: await findChromium() } })
process.exit(code)
