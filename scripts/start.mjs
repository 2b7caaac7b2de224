// `npm start`: install, build, run. Runs on the machine's own Node; the site runs on the pinned one.
import { buildSite } from './build.mjs'
import { runSite } from './child.mjs'
import { installPackages } from './packages.mjs'

await installPackages()
await buildSite()
runSite(['build/pages/server/index.js'], { NODE_ENV: 'production' })
