// How the owner's tools start: on the machine's own Node, to work on the pinned one.
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, pinnedNode, run } from './packages.mjs'

/**
 * `script` is the tool's own file, started anew on the pinned Node; only there `work` may import TypeScript.
 * @param {string} script
 * @param {() => Promise<void>} work
 */
export async function runCommand(script, work) {
  await installPackages()
  if (process.execPath === realpathSync(pinnedNode)) return await work()
  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...process.argv.slice(2)]
  // The command works in the project's folder, but file names are meant from where it was typed.
  const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
  process.exitCode = (await run(pinnedNode, args, { env })).code
}
