import { startSite as start } from '../server/testing/site.ts'
import { cpuMsOf, residentMegabytesOf } from './process-figures.ts'

export type BenchSite = Awaited<ReturnType<typeof startSite>>

type Where = { dataDir?: string; databaseUrl?: string }

/** The built site as its own process, with its clock of CPU time. */
export async function startSite({ dataDir, databaseUrl }: Where = {}) {
  const site = await start({
    env: {
      PORT: '3987',
      LOG_LEVEL: 'warn',
      // As on a server: what it costs is what is measured.
      NODE_DISABLE_COMPILE_CACHE: '1',
      ...(dataDir && { DATA_DIR: dataDir }),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  })
  return {
    url: `http://127.0.0.1:${site.port}`,
    pid: site.pid,
    cpuMs: () => cpuMsOf(site.pid),
    residentMegabytes: () => residentMegabytesOf(site.pid),
    stop: site.stop,
  }
}
