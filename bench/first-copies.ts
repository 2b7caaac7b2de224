// `node bench/first-copies.ts [folder …]`: what the first copy of a page costs, of the site built here and of others
// built in those folders, by turns with a bare server. Every figure is the middle of many rounds.
import { Agent, get } from 'node:http'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { startSite } from '../server/testing/site.ts'
import { median } from './median.ts'
import { threadMsOf } from './process-figures.ts'
import { number, table } from './report.ts'
import { startBareServer } from './start-bare-server.ts'

const rounds = 15
const pagesARound = 8
const warmUp = 50
const bareRequestsARound = 40

type Server = { name: string; url: string; pid: number; ask(path: string): Promise<number> }

const folders = ['.', ...process.argv.slice(2)]
const sites = await Promise.all(folders.map((folder) => startSite({ folder, env: { LOG_LEVEL: 'warn' } })))
const servers = sites.map((site, index) =>
  server(folders[index] ?? '', `http://127.0.0.1:${site.port}`, site.pid),
)
const [first] = servers
if (!first) throw new Error('No site was started')
const bare = await startBareServer(`${first.url}/`)
const nothing = server('bare', bare.url.replace(/\/$/, ''), bare.pid ?? 0)
const heads = ['family', ...folders.flatMap((name) => [name, 'of bare', 'bytes']), 'bare']
console.log(table(heads, []))
for (const [family, paths] of Object.entries(await familiesOf(first.url)))
  console.log(`| ${(await measure(family, paths)).join(' | ')} |`)
bare.stop()
await Promise.all(sites.map((site) => site.stop()))

/** A different page with each request: none comes from the cache. */
async function measure(family: string, paths: string[]) {
  const cpu = new Map<Server, number[]>([...servers, nothing].map((one) => [one, []]))
  const bytes = new Map<Server, number[]>(servers.map((one) => [one, []]))
  // Of a small family a third must do.
  const warm = Math.min(warmUp, Math.floor(paths.length / 3))
  for (const path of paths.slice(0, warm)) for (const one of servers) await one.ask(path)
  for (let n = 0; n < bareRequestsARound * 5; n++) await nothing.ask('/')
  for (let at = warm; at + pagesARound <= paths.length; at += pagesARound) {
    const round = paths.slice(at, at + pagesARound)
    for (const one of servers) {
      const before = threadMsOf(one.pid)
      for (const path of round) bytes.get(one)?.push(await one.ask(path))
      cpu.get(one)?.push((threadMsOf(one.pid) - before) / round.length)
    }
    const before = threadMsOf(nothing.pid)
    for (let n = 0; n < bareRequestsARound; n++) await nothing.ask('/')
    cpu.get(nothing)?.push((threadMsOf(nothing.pid) - before) / bareRequestsARound)
  }
  const bareMs = median(cpu.get(nothing))
  const cells = servers.flatMap((one) => {
    const ms = median(cpu.get(one))
    return [`${ms.toFixed(1)} ms`, `× ${number(ms / bareMs)}`, number(median(bytes.get(one)))]
  })
  return [family, ...cells, `${bareMs.toFixed(2)} ms`]
}

async function familiesOf(url: string) {
  const paths = (await listedAddresses(url)).map((address) => new URL(address).pathname)
  const wanted = warmUp + rounds * pagesARound
  const spread = (list: string[]) =>
    list.filter((_, n) => n % Math.max(1, Math.floor(list.length / wanted)) === 0).slice(0, wanted)
  const towns = spread(paths.filter((path) => /^\/city\/.+-[a-z]{2}$/.test(path)))
  return {
    'city landing page': towns,
    'old city landing page': towns.map((path) => path.replace('/city/', '/city-old/')),
    'city funding page': paths.filter((path) => /^\/city\/[a-z-]+$/.test(path) && !/-[a-z]{2}$/.test(path)),
    'funding page of a namesake': spread(paths.filter((path) => path.endsWith('/funding'))),
    'sub-city page': spread(paths.filter((path) => path.startsWith('/subcity/'))),
    // With their towns: there are too few states to warm up and to measure with.
    'state page': paths.filter((path) => /^\/state\//.test(path)).toReversed(),
  }
}

function server(name: string, url: string, pid: number): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const request = get(url + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
        let bytes = 0
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length
        })
        answer.once('end', () => resolve(bytes))
      })
      request.once('error', (error) => {
        // While the others had their turn the connection was closed.
        if (request.reusedSocket) resolve(ask(path))
        else reject(error)
      })
    })
  return { name, url, pid, ask }
}
