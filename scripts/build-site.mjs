// `npm run build`: everything `npm start` does before it serves, for machines where the site may not write.
import { buildSite } from './build.mjs'
import { installPackages } from './packages.mjs'

await installPackages()
await buildSite()
