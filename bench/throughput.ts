import { execFile, fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { haveProgram } from './debian.ts'
import { startNginx } from './nginx.ts'
import type { BenchSite } from './site.ts'

const connections = 64
const requests = 20_000
const rounds = 3
const seconds = 4

/** The cached home page, a bare server and nginx with the same bytes, by turns; the best round of each counts. */
export async function measureThroughput(site: BenchSite) {
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [`${site.url}/`])
  const bareUrl = await new Promise<string>((resolve) => bare.once('message', (url) => resolve(String(url))))
  const nginx = await startNginx(`${site.url}/`)
  const best = { cached: 0, bare: 0, nginx: 0 }
  for (let round = 0; round < rounds; round++) {
    best.cached = Math.max(best.cached, await rate(`${site.url}/`))
    best.bare = Math.max(best.bare, await rate(bareUrl))
    if (nginx) best.nginx = Math.max(best.nginx, await rate(nginx.url))
  }
  bare.kill()
  await nginx?.stop()
  return best
}

/** By wrk, which costs the machine far less than a client in Node; that one where wrk cannot be had. */
async function rate(url: string) {
  if (!haveProgram('wrk')) return rateByNode(url)
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)('wrk', args)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function rateByNode(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  await Promise.all(Array.from({ length: connections }, () => once(url, agent)))
  const started = performance.now()
  let left = requests
  const worker = async () => {
    while (left-- > 0) await once(url, agent)
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return (requests * 1000) / (performance.now() - started)
}

function once(url: string, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', resolve)
    })
    request.once('error', reject)
  })
}
