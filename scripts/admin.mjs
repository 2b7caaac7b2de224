// `npm run admin`: who may sign in to /admin.
import { runCommand } from './command.mjs'

await runCommand(import.meta.url, async () => {
  const { runAdminCommand } = await import('../app/accounts/command/main.server.ts')
  await runAdminCommand()
})
