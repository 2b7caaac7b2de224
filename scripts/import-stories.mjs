// `npm run import`: brings existing stories over.
import { runCommand, stopSignal } from './command.mjs'

await runCommand(import.meta.url, async (typed) => {
  const { runImport } = await import('../app/stories/import/command.server.ts')
  const { openPhotoStore } = await import('../app/stories/import/photo-store.server.ts')
  process.exitCode = await runImport({ ...typed, openPhotoStore, signal: stopSignal() })
})
