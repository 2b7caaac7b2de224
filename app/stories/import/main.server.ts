import { runImport } from './command.server.ts'
import { openPhotoStore } from './photo-store.server.ts'

/** The command as npm starts it. */
export async function runImportCommand() {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  process.exitCode = await runImport({
    args: process.argv.slice(2),
    // npm changes the folder and remembers where the command was typed.
    folder: process.env.INIT_CWD ?? process.cwd(),
    env: process.env,
    openPhotoStore: async () => openPhotoStore(),
    screen: process.stdout,
    errors: process.stderr,
    signal: stop.signal,
  })
}
