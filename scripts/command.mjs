// How the owner's tools start: on the machine's own Node, to work on the pinned one.
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, pinnedNode, run } from './packages.mjs'

/**
 * What a tool is given: the words after its name, the folder they were typed in, and where to write.
 * @typedef {{
 *   args: string[]
 *   folder: string
 *   env: NodeJS.ProcessEnv
 *   screen: NodeJS.WriteStream
 *   errors: NodeJS.WriteStream
 * }} Typed
 */

/**
 * `script` is the tool's own file, started anew on the pinned Node; only there `work` may import TypeScript.
 * @param {string} script
 * @param {(typed: Typed) => Promise<void>} work
 */
export async function runCommand(script, work) {
  await installPackages()
  const args = process.argv.slice(2)
  // The command works in the project's folder, but file names are meant from where it was typed.
  const folder = process.env.INIT_CWD ?? process.cwd()
  if (process.execPath === realpathSync(pinnedNode))
    return await work({ args, folder, env: process.env, screen: process.stdout, errors: process.stderr })
  const started = ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...args]
  process.exitCode = (await run(pinnedNode, started, { env: { INIT_CWD: folder } })).code
}

/** One Ctrl-C arrives from the terminal and again from the processes that started this one. */
const repeatedWithinMs = 1000

/** For a tool that comes to an orderly end when it is interrupted, and at once the second time; the others end at once. */
export function stopSignal() {
  const stop = new AbortController()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const letGo = () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
  const onSignal = () => {
    if (stop.signal.aborted) return
    stop.abort()
    setTimeout(letGo, repeatedWithinMs).unref()
  }
  for (const signal of signals) process.on(signal, onSignal)
  return stop.signal
}
