import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../app/db/database.server.ts'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { askEach } from './load.ts'
import { startSite } from './site.ts'

const known = 40
const visits = 400
const everyMs = 50
/** A deploy waits for /readyz, and the load balancer for its next look. */
const untilSentHereMs = 5000

export type AroundRestart = { warmPages: number; p50: number; p99: number; slowest: number }

/**
 * A day replayed on a site that was just started: most visits go to a few pages, as counted the day before. Once with
 * these made in advance, once without.
 */
export async function measureRestart(): Promise<AroundRestart[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-key-bench-'))
  try {
    const day = await countADay(dataDir)
    return [await replay(dataDir, day, 0), await replay(dataDir, day, known)]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The pages of a day, the most visited first: the second has half as many visits, the third a third. */
async function countADay(dataDir: string) {
  const site = await startSite({ dataDir })
  const all = (await listedAddresses(site.url)).map((address) => new URL(address).pathname)
  await site.stop()
  const pages = all.filter((_, index) => index % Math.floor(all.length / known) === 0).slice(0, known)
  const database = await openDatabase({ dataDir })
  const today = new Date().toISOString().slice(0, 10)
  const rows = pages.map((path, rank) => ({ day: today, path, event: 'view' as const, count: countOf(rank) }))
  await database.db.insertInto('visit_counts').values(rows).execute()
  await database.close()
  return pages
}

function countOf(rank: number) {
  return Math.ceil(1000 / (rank + 1))
}

/** Each page has as wide a place as it has visits. */
function pageAt(pages: string[], place: number) {
  let passed = 0
  return (
    pages.find((_, rank) => {
      passed += countOf(rank)
      return passed >= place
    }) ?? '/'
  )
}

async function replay(dataDir: string, pages: string[], warmPages: number): Promise<AroundRestart> {
  const site = await startSite({ dataDir, warmPages })
  try {
    await sleep(untilSentHereMs)
    const total = pages.reduce((sum, _, rank) => sum + countOf(rank), 0)
    const waits: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      // The same visits in both runs, spread over the day.
      const page = pageAt(pages, ((visit * 0.618_034) % 1) * total)
      waits.push(...(await askEach([site.url + page], 1)))
      await sleep(everyMs)
    }
    waits.sort((a, b) => a - b)
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0
    return { warmPages, p50: at(0.5), p99: at(0.99), slowest: at(1) }
  } finally {
    await site.stop()
  }
}
