import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { haveProgram } from './debian.ts'
import { ask, connections } from './load.ts'
import { startNginx } from './nginx.ts'
import { cpuMsOf } from './process-figures.ts'
import type { BenchSite } from './site.ts'
import { startBareServer } from './start-bare-server.ts'

const requests = 20_000
const rounds = 3
const seconds = 4

export type Throughput = { perSecond: number; cpuMicroseconds: number }

/** The cached home page, a bare server and nginx with the same bytes, by turns; the best round of each counts. */
export async function measureThroughput(site: BenchSite) {
  const bare = await startBareServer(`${site.url}/`)
  const nginx = await startNginx(`${site.url}/`)
  const best = { cached: none, bare: none, nginx: none }
  for (let round = 0; round < rounds; round++) {
    best.cached = better(best.cached, await measure(`${site.url}/`, site.pid))
    best.bare = better(best.bare, await measure(bare.url, bare.pid))
    if (nginx) best.nginx = better(best.nginx, await measure(nginx.url, nginx.pid))
  }
  bare.stop()
  await nginx?.stop()
  return best
}

export const none: Throughput = { perSecond: 0, cpuMicroseconds: 0 }

export function better(one: Throughput, other: Throughput) {
  return other.perSecond > one.perSecond ? other : one
}

export async function measure(
  url: string,
  pid: number | undefined,
  clients = connections,
): Promise<Throughput> {
  const before = cpuMsOf(pid)
  const { perSecond, count } = await load(url, clients)
  return { perSecond, cpuMicroseconds: ((cpuMsOf(pid) - before) * 1000) / count }
}

/** By wrk, which costs the machine far less than a client in Node; that one where wrk cannot be had. */
export async function load(url: string, clients = connections) {
  if (!haveProgram('wrk')) return loadByNode(url, clients)
  const args = ['-t1', `-c${clients}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, br', url]
  const { stdout } = await promisify(execFile)('wrk', args)
  if (stdout.includes('Non-2xx')) throw new Error(`${url} did not answer with a page:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}

async function loadByNode(url: string, clients: number) {
  const times = Math.ceil((requests * clients) / connections)
  const started = performance.now()
  await ask(url, times, clients)
  return { perSecond: (times * 1000) / (performance.now() - started), count: times }
}
