// `npm run bench`: measures the built site on this machine and writes docs/performance.md.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureFamilies } from './families.ts'
import { measureSitemap } from './long-sitemap.ts'
import { startSite } from './site.ts'
import { measureThroughput } from './throughput.ts'

const site = await startSite()
try {
  const memoryAtStart = site.residentMegabytes()
  const families = await measureFamilies(site)
  const memoryLoaded = site.residentMegabytes()
  const throughput = await measureThroughput(site)
  const sitemap = measureSitemap(120_000)
  const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}. Figures of one run on a shared machine; ratios travel better than milliseconds.

## Pages of places, not cached

CPU of the whole server process for one page: rendering, packing, sending. Bytes are brotli as first sent.

| family | pages | CPU a page | median wait | bytes, median | bytes, largest |
| --- | --- | --- | --- | --- | --- |
${families.map(({ name, count, cpuMs, medianMs, medianBytes, maxBytes }) => `| ${name} | ${count} | ${cpuMs.toFixed(1)} ms | ${medianMs.toFixed(1)} ms | ${medianBytes.toLocaleString('en-US')} | ${maxBytes.toLocaleString('en-US')} |`).join('\n')}

Resident memory: ${memoryAtStart} MB after the start, ${memoryLoaded} MB with all tables of places loaded and ${families.reduce((sum, { count }) => sum + count, 0)} pages rendered.

## A cached page against a bare server

The same bytes and headers from a bare \`node:http\` server, same run, 64 connections.

| | requests a second |
| --- | --- |
| cached home page | ${Math.round(throughput.cached).toLocaleString('en-US')} |
| bare node:http | ${Math.round(throughput.bare).toLocaleString('en-US')} |
| ratio | ${(throughput.cached / throughput.bare).toFixed(2)} |

## A sitemap of 120,000 addresses

${sitemap.files} files, ${(sitemap.bytes / 1e6).toFixed(1)} MB of XML, written in ${sitemap.ms.toFixed(0)} ms, at most ${sitemap.heapMegabytes.toFixed(1)} MB more heap meanwhile.
`
  writeFileSync('docs/performance.md', report)
  console.log(report)
} finally {
  await site.stop()
}
