import { performance } from 'node:perf_hooks'
import type { Entry } from '../app/sitemap/entries.ts'
import { maxPerFile } from '../app/sitemap/max-per-file.ts'
import { urlSet } from '../app/sitemap/xml.ts'

/** Writes a sitemap of that many made-up addresses piece by piece, as the route does. */
export function measureSitemap(addresses: number) {
  const files = Math.ceil(addresses / maxPerFile)
  const heapBefore = process.memoryUsage().heapUsed
  const started = performance.now()
  let bytes = 0
  let heap = 0
  for (let file = 1; file <= files; file++) {
    for (const piece of urlSet('https://www.example.com', madeUp(addresses, file))) {
      bytes += Buffer.byteLength(piece)
      if (bytes % 97 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed - heapBefore)
    }
  }
  return { files, bytes, ms: performance.now() - started, heapMegabytes: heap / 1e6 }
}

function* madeUp(count: number, file: number): Generator<Entry> {
  for (let n = (file - 1) * maxPerFile; n < Math.min(count, file * maxPerFile); n++)
    yield { path: `/city/some-town-number-${n}-tx`, priority: 0.7, changes: 'monthly' }
}
