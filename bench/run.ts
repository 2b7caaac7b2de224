// `npm run bench`: measures the built site on this machine and writes docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureApplying } from './applying.ts'
import { measureBeside } from './beside.ts'
import { besideSection } from './beside-section.ts'
import { calmSection, journeySection } from './calm-section.ts'
import { measureFamilies } from './families.ts'
import { measureOnPhone } from './lighthouse.ts'
import { publicRoutes } from './routes.ts'
import {
  applyingSection,
  growthSection,
  phoneSection,
  placesSection,
  processesSection,
  restartSection,
  sitemapSection,
  throughputSection,
} from './sections.ts'
import { startSite } from './site.ts'
import { measureThroughput } from './throughput.ts'

const notes = readFileSync('bench/notes.md', 'utf8')
// The first start after a build fills the compile cache, as a deploy does.
await (await startSite()).stop()
const site = await startSite()
const sections: string[] = []
try {
  // A moment after it is ready: the heap of the start is collected by then.
  await sleep(1000)
  const memoryAtStart = site.residentMegabytes()
  const families = await measureFamilies(site)
  const memoryLoaded = site.residentMegabytes()
  const throughput = await measureThroughput(site)
  const beside = await measureBeside(site)
  const url = site.url.replace('127.0.0.1', 'localhost')
  const routes = [...publicRoutes, await firstStory(site.url)]
  const phone = measureOnPhone(routes.map((path) => url + path))
  sections.push(
    placesSection({ families, memoryAtStart, memoryLoaded, throughput }),
    throughputSection(throughput),
    besideSection(beside),
    phoneSection(phone),
    applyingSection(await measureApplying(site.url)),
    await calmSection(url, [...routes, '/no-such-page']),
    await journeySection(url),
  )
} finally {
  await site.stop()
}
sections.push(await processesSection(), await restartSection(), await growthSection(), sitemapSection())

const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}. Figures of one run on a shared machine; ratios travel better than milliseconds.

${sections.join('\n\n')}

${notes}`
writeFileSync('docs/performance.md', report)
console.log(report)

/** The address of a story as the wall links to it. */
async function firstStory(url: string) {
  const html = await (await fetch(`${url}/approval-wall`)).text()
  return /href="(\/approval-wall\/story\/[^"]+)"/.exec(html)?.[1] ?? '/approval-wall'
}
