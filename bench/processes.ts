import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { askEach } from './load.ts'
import { cpuMsOf, residentMegabytesOf } from './process-figures.ts'
import { type BenchSite, startSite } from './site.ts'
import { load } from './throughput.ts'

/** For each process, so that those of two have as much behind them and before them as one alone. */
const pages = 800
/** For each process: until its code is compiled. */
const warmUp = 800
/** Fewer than one network may have at work and in its line. */
const atOnce = 24
const rounds = 2
/** Asked at the start: it is fewer while we keep to one. */
const cores = availableParallelism()

type Measured = { perSecond: number; cpuMs: number }
export type OfProcesses = { workers: number; kept: Measured; made: Measured; memoryMegabytes: number[] }

/** The same requests to one process and to two, by turns; the best round of each counts. */
export async function measureProcesses(): Promise<OfProcesses[]> {
  const best = new Map<number, OfProcesses>()
  for (let round = 0; round < rounds; round++)
    for (const workers of [1, 2]) {
      const measured = await measureOne(workers)
      const before = best.get(workers)
      best.set(workers, before ? betterOf(before, measured) : measured)
    }
  return [...best.values()]
}

async function measureOne(workers: number): Promise<OfProcesses> {
  // Before anything is started, so that all of it inherits the cores: one process and who asks it on one, two on two.
  // Else one process alone would have the second core for compression, with the load generator for a guest there.
  keepToCores(workers)
  const site = await startSite({ workers })
  try {
    while (workers > 1 && site.processes().length < workers) await sleep(100)
    await sleep(3000) // until the last one serves too
    const towns = (await listedAddresses(site.url))
      .map((address) => new URL(address).pathname)
      .filter((path) => /^\/city\/.+-[a-z]{2}$/.test(path))
    const urls = shuffled(towns).map((path) => site.url + path)
    const [toWarm, toMeasure] = [warmUp * workers, pages * workers]
    await askEach(urls.slice(0, toWarm), atOnce)
    const made = await measure(site, () => loadEach(urls.slice(toWarm, toWarm + toMeasure)))
    await load(`${site.url}/`) // every process makes, packs and compiles it once
    const kept = await measure(site, () => load(`${site.url}/`))
    const served = workers > 1 ? site.processes() : [site.pid]
    return { workers, kept, made, memoryMegabytes: served.map(residentMegabytesOf) }
  } finally {
    await site.stop()
    keepToCores(cores)
  }
}

/** The sitemap lists them by state: any part of these has towns of all. */
function shuffled(towns: string[]) {
  const step = 7919 // a prime, so that every town has its turn
  return towns.map((_, index) => towns[(index * step) % towns.length] ?? '')
}

function keepToCores(count: number) {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `0-${count - 1}`, String(process.pid)])
}

type Load = () => Promise<{ perSecond: number; count: number }>

async function measure(site: BenchSite, run: Load): Promise<Measured> {
  const cpu = () => [site.pid, ...site.processes()].reduce((sum, pid) => sum + cpuMsOf(pid), 0)
  const before = cpu()
  const { perSecond, count } = await run()
  return { perSecond, cpuMs: (cpu() - before) / count }
}

async function loadEach(urls: string[]) {
  const started = performance.now()
  await askEach(urls, atOnce)
  return { perSecond: (urls.length * 1000) / (performance.now() - started), count: urls.length }
}

function betterOf(one: OfProcesses, other: OfProcesses): OfProcesses {
  const better = (a: Measured, b: Measured) => (b.perSecond > a.perSecond ? b : a)
  return { ...other, kept: better(one.kept, other.kept), made: better(one.made, other.made) }
}
