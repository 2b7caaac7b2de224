import { startSite as start } from '../server/testing/site.ts'
import { childrenOf, cpuMsOf, residentMegabytesOf } from './process-figures.ts'

export type BenchSite = Awaited<ReturnType<typeof startSite>>

type Where = {
  dataDir?: string
  databaseUrl?: string
  /** Processes that share the port. */
  workers?: number
  warmPages?: number
  /** Believes the header that says where a request came from. */
  isBehindProxy?: boolean
}

/** The built site as its own process, with its clock of CPU time. */
export async function startSite({
  dataDir,
  databaseUrl,
  workers = 1,
  warmPages = 0,
  isBehindProxy = false,
}: Where = {}) {
  const site = await start({
    env: {
      PORT: process.env.BENCH_PORT ?? '3987',
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
      WARM_PAGES: String(warmPages),
      TRUST_PROXY: isBehindProxy ? '1' : '0',
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
