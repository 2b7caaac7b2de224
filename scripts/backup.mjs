// `npm run backup`: everything in one file and back.
import { runCommand, stopSignal } from './command.mjs'

await runCommand(import.meta.url, async (typed) => {
  const { runBackup } = await import('../app/backup/command/command.server.ts')
  process.exitCode = await runBackup({ ...typed, signal: stopSignal() })
})
