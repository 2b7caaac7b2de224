// `npm run backup`: everything in one file and back.
import { runCommand } from './command.mjs'

await runCommand(import.meta.url, async () => {
  const { runBackupCommand } = await import('../app/backup/command/main.server.ts')
  await runBackupCommand()
})
