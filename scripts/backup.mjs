// `npm run backup`: everything in one file and back. Starts on the machine's own Node, works on the pinned one.
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, pinnedNode, run } from './packages.mjs'

await installPackages()
if (process.execPath === realpathSync(pinnedNode)) {
  const { runBackupCommand } = await import('../app/backup/command/main.server.ts')
  await runBackupCommand()
} else {
  const flags = ['--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)]
  // The command works in the project's folder, but file names are meant from where it was typed.
  const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
  process.exitCode = (await run(pinnedNode, [...flags, ...process.argv.slice(2)], { env })).code
}
