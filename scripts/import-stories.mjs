// `npm run import`: brings existing stories over.
import { runCommand } from './command.mjs'

await runCommand(import.meta.url, async () => {
  const { runImportCommand } = await import('../app/stories/import/main.server.ts')
  await runImportCommand()
})
