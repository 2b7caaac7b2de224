// `npm run admin`: who may sign in to /admin.
import { runCommand } from './command.mjs'

await runCommand(import.meta.url, async (typed) => {
  const { runAdmin } = await import('../app/accounts/command/command.server.ts')
  process.exitCode = await runAdmin(typed)
})
