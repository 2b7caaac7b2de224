// `npm run admin`: who may sign in to /admin. Starts on the machine's own Node, works on the pinned one.
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, pinnedNode, run } from './packages.mjs'

await installPackages()
if (process.execPath === realpathSync(pinnedNode)) {
  const { runAdminCommand } = await import('../app/accounts/command/main.server.ts')
  await runAdminCommand()
} else {
  const flags = ['--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)]
  process.exitCode = (await run(pinnedNode, [...flags, ...process.argv.slice(2)])).code
}
