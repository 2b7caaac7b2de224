import { performance } from 'node:perf_hooks'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { median } from './median.ts'
import type { BenchSite } from './site.ts'

const sample = 200
const warmUp = 40

/** Takes distinct addresses of each family from the sitemap, so that none comes from the cache. */
export async function measureFamilies(site: BenchSite) {
  const paths = (await listedAddresses(site.url)).map((address) => new URL(address).pathname)
  const spread = (list: string[]) =>
    list.filter((_, index) => index % Math.max(1, Math.floor(list.length / (sample + warmUp))) === 0)
  const landings = paths.filter((path) => /^\/city\/.+-[a-z]{2}$/.test(path))
  const states = paths.filter((path) => /^\/state\/[^/]+$/.test(path))
  const families = {
    'state page': states,
    // Not in the sitemap, but two links from everywhere.
    'towns of a state': states.map((path) => `${path}/towns`),
    'city funding page': paths.filter((path) => /^\/city\/[a-z-]+$/.test(path) && !/-[a-z]{2}$/.test(path)),
    'funding page of a namesake': spread(paths.filter((path) => path.endsWith('/funding'))),
    'city landing page': spread(landings),
    'old city landing page': spread(landings).map((path) => path.replace('/city/', '/city-old/')),
    'sub-city page': paths.filter((path) => path.startsWith('/subcity/')),
    'rent finder, farthest': spread(landings).map((path) => finder('', path)),
    'its answer alone': spread(landings).map((path) => finder('/answer', path)),
  }
  const results = []
  for (const [name, list] of Object.entries(families))
    results.push(await measurePaths(name, list.slice(0, sample + warmUp), site))
  return results
}

/** All towns within the most miles that can be asked for. */
function finder(part: '' | '/answer', landing: string) {
  return `/rent-finder${part}?near=${landing.replace('/city/', '')}&miles=100&bedrooms=2&rent=1300`
}

export async function measurePaths(name: string, paths: string[], site: BenchSite) {
  // The first pages pay for compilation and for loading the tables.
  const warm = Math.min(warmUp, Math.floor(paths.length / 3))
  for (const path of paths.slice(0, warm)) await load(site.url + path)
  const measured = paths.slice(warm)
  const cpuBefore = site.cpuMs()
  const waits: number[] = []
  const bytes: number[] = []
  for (const path of measured) {
    const started = performance.now()
    bytes.push(await load(site.url + path))
    waits.push(performance.now() - started)
  }
  const cpuMs = (site.cpuMs() - cpuBefore) / measured.length
  return {
    name,
    count: measured.length,
    cpuMs,
    medianMs: median(waits),
    medianBytes: median(bytes),
    maxBytes: Math.max(...bytes),
  }
}

async function load(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}
