// `npm run bench`: measures the built site on this machine and writes docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureBeside } from './beside.ts'
import { besideSection } from './beside-section.ts'
import { measureFamilies } from './families.ts'
import { measureOnPhone } from './lighthouse.ts'
import { growthSection, phoneSection, placesSection, sitemapSection, throughputSection } from './sections.ts'
import { startSite } from './site.ts'
import { measureThroughput } from './throughput.ts'

/** One of each public route. */
const routes = [
  '/',
  '/full-service-program',
  '/second-shot-program',
  '/bad-credit-rentals',
  '/diy-rental-kit',
  '/corporate-lease-program',
  '/states',
  '/testimonials',
  '/state/texas',
  '/city/houston',
  '/city/houston-tx',
  '/city-old/houston-tx',
  '/subcity/alief-houston-tx',
  '/articles',
  '/articles/renting-again-after-an-eviction',
  '/approval-wall',
  '/approval-wall/share',
  '/policy-terms',
  '/privacy',
  '/terms',
  '/accessibility',
  '/sitemap',
  '/qualify',
  '/rent-finder',
  '/rent-finder?near=houston-tx&miles=50&bedrooms=1&rent=1400',
]

const notes = readFileSync('bench/notes.md', 'utf8')
const site = await startSite()
const sections: string[] = []
try {
  const memoryAtStart = site.residentMegabytes()
  const families = await measureFamilies(site)
  const memoryLoaded = site.residentMegabytes()
  const throughput = await measureThroughput(site)
  const beside = await measureBeside(site)
  const story = await firstStory(site.url)
  const phone = measureOnPhone(
    [...routes, story].map((path) => `${site.url.replace('127.0.0.1', 'localhost')}${path}`),
  )
  sections.push(
    placesSection({ families, memoryAtStart, memoryLoaded, throughput }),
    throughputSection(throughput),
    besideSection(beside),
    phoneSection(phone),
  )
} finally {
  await site.stop()
}
sections.push(await growthSection(), sitemapSection())

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
