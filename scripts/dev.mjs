// `npm run dev`: the same server with hot reload.
import { runSite } from './child.mjs'
import { installPackages } from './packages.mjs'

await installPackages()
runSite(['scripts/dev-server.mjs'], { NODE_ENV: 'development' })
