import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import type { BenchSite } from './site.ts'

const connections = 64
const requests = 20_000
const rounds = 3

/** The cached home page and a bare server with the same bytes, by turns; the best round of each counts. */
export async function measureThroughput(site: BenchSite) {
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [`${site.url}/`])
  const bareUrl = await new Promise<string>((resolve) => bare.once('message', (url) => resolve(String(url))))
  let cachedBest = 0
  let bareBest = 0
  for (let round = 0; round < rounds; round++) {
    cachedBest = Math.max(cachedBest, await rate(`${site.url}/`))
    bareBest = Math.max(bareBest, await rate(bareUrl))
  }
  bare.kill()
  return { cached: cachedBest, bare: bareBest }
}

async function rate(url: string) {
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
