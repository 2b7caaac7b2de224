import { startSite as start } from '../server/testing/site.ts'
import { childrenOf, cpuMsOf, residentMegabytesOf } from './process-figures.ts'

export type BenchSite = Awaited<ReturnType<typeof startSite>>

type Where = {
  dataDir?: string
  databaseUrl?: string
  /** Processes that share the port. */
  workers?: number
  warmPages?: number
}

/** The built site as its own process, with its clock of CPU time. */
export async function startSite({ dataDir, databaseUrl, workers = 1, warmPages = 0 }: Where = {}) {
  const site = await start({
    env: {
      PORT: '3987',
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
      WARM_PAGES: String(warmPages),
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
    /** Besides the one that was started, where there are several. */
    processes: () => childrenOf(site.pid),
    stop: site.stop,
  }
}
