import { fileURLToPath } from 'node:url'
import { startSite } from '../server/testing/site.ts'
import { astro } from './beside/astro.ts'
import { type FirstView, firstViews } from './beside/first-view.ts'
import { renderedAddress, startFramework } from './beside/framework.ts'
import { next } from './beside/next.ts'
import { takeApart } from './beside/page-parts.ts'
import type { BenchSite } from './site.ts'
import { better, measure, none, type Throughput } from './throughput.ts'

const paths = ['/', '/city/houston-tx']
const rounds = 3
const forgetful = fileURLToPath(new URL('./beside/forgetful.mjs', import.meta.url))

type Side = { addressOf: (path: string) => string; pid: number | undefined }
type Contestant = { name: string; kept: Side; rendered: Side }
export type BesideRow = {
  name: string
  path: string
  view: FirstView | undefined
  kept: Throughput
  rendered: Throughput
}

/** Our pages beside the same pages in Astro and Next, by turns; names what cannot be had here. */
export async function measureBeside(site: BenchSite) {
  const pages = await Promise.all(paths.map((path) => takeApart(site.url, path)))
  const fresh = await startSite({
    nodeOptions: ['--import', forgetful],
    env: { LOG_LEVEL: 'warn', NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  const contestants: Contestant[] = [
    {
      name: 'this site',
      kept: { addressOf: (path) => site.url + path, pid: site.pid },
      rendered: { addressOf: (path) => fresh.url + path, pid: fresh.pid },
    },
  ]
  const missing: string[] = []
  const stops: (() => unknown)[] = [fresh.stop]
  try {
    for (const framework of [astro, next]) {
      const started = await startFramework(framework, site.url, pages).catch((error) => {
        console.error(error)
      })
      if (!started) {
        missing.push(framework.name)
        continue
      }
      const { name, url, pid, stop } = started
      stops.push(stop)
      contestants.push({
        name,
        kept: { addressOf: (path) => url + path, pid },
        rendered: { addressOf: (path) => renderedAddress(url, path), pid },
      })
    }
    const rows: BesideRow[] = []
    for (const path of paths) rows.push(...(await measurePage(path, contestants)))
    return { rows, missing }
  } finally {
    for (const stop of stops) await stop()
  }
}

async function measurePage(path: string, contestants: Contestant[]): Promise<BesideRow[]> {
  const views = await firstViews(contestants.map(({ kept }) => kept.addressOf(path)))
  const best = contestants.map(() => ({ kept: none, rendered: none }))
  for (let round = 0; round < rounds; round++)
    for (const [index, { kept, rendered }] of contestants.entries()) {
      const before = best[index] ?? { kept: none, rendered: none }
      best[index] = {
        kept: better(before.kept, await measure(kept.addressOf(path), kept.pid)),
        // One after the other: who asks for our page while it is made would share it.
        rendered: better(before.rendered, await measure(rendered.addressOf(path), rendered.pid, 1)),
      }
    }
  return contestants.map(({ name }, index) => ({
    name,
    path,
    view: views?.[index],
    ...(best[index] ?? { kept: none, rendered: none }),
  }))
}
