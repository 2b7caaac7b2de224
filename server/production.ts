import cluster from 'node:cluster'
import { parseEnv, SettingError } from '../app/platform/env.server.ts'

run().catch((error: unknown) => {
  const isPlain = error instanceof SettingError || (error instanceof Error && 'isPlain' in error)
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
})

/** The primary does not load the pages, which take most of the memory. */
async function run() {
  const env = parseEnv(process.env)
  if (cluster.isWorker || env.workers === 1) await (await import('./serve.ts')).serve()
  else await (await import('./cluster/primary.ts')).runPrimary(env)
}
