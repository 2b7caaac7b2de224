import { Agent, get } from 'node:http'
import { cpuMsOf } from './process-figures.ts'

export const connections = 64

/** Asks so many times over open connections, as browsers do. */
export async function ask(url: string, times: number, clients = connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  await Promise.all(Array.from({ length: clients }, () => once(url, agent)))
  let left = times
  const worker = async () => {
    while (left-- > 0) await once(url, agent)
  }
  await Promise.all(Array.from({ length: clients }, worker))
  agent.destroy()
}

/** Microseconds of the server's CPU for one request. */
export async function cpuPerRequest(url: string, pid: number | undefined, times: number) {
  const before = cpuMsOf(pid)
  await ask(url, times)
  return ((cpuMsOf(pid) - before) * 1000) / times
}

function once(url: string, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'gzip, br' } }, (answer) => {
      answer.resume()
      // A refusal is quick: counted as a page it would flatter.
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.once('end', resolve)
    })
    request.once('error', reject)
  })
}

/** Asks once for each of these, so many at a time over open connections; how long each took, in milliseconds. */
export async function askEach(urls: string[], atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waits: number[] = []
  let next = 0
  const worker = async () => {
    for (let url = urls[next++]; url; url = urls[next++]) {
      const started = performance.now()
      await once(url, agent)
      waits.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return waits
}
