// `npm run bench`: measures the built site on this machine and writes docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureFamilies } from './families.ts'
import { measureGrowth } from './growth.ts'
import { measureOnPhone } from './lighthouse.ts'
import { measureSitemap } from './long-sitemap.ts'
import { number, table } from './report.ts'
import { startSite } from './site.ts'
import { measureThroughput, type Throughput } from './throughput.ts'

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
  '/subcity/montrose-houston',
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
]

const notes = readFileSync('bench/notes.md', 'utf8')
const site = await startSite()
const sections: string[] = []
try {
  const memoryAtStart = site.residentMegabytes()
  const families = await measureFamilies(site)
  const memoryLoaded = site.residentMegabytes()
  const throughput = await measureThroughput(site)
  const phone = measureOnPhone(routes.map((path) => `${site.url.replace('127.0.0.1', 'localhost')}${path}`))
  sections.push(
    placesSection({ families, memoryAtStart, memoryLoaded, bare: throughput.bare }),
    throughputSection(throughput),
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

type Places = {
  families: Awaited<ReturnType<typeof measureFamilies>>
  memoryAtStart: number
  memoryLoaded: number
  bare: Throughput
}

function placesSection({ families, memoryAtStart, memoryLoaded, bare }: Places) {
  const pages = families.reduce((sum, { count }) => sum + count, 0)
  return `## Pages of places, not cached

CPU of the whole server process for one page: rendering, packing, sending; also as a multiple of what a bare node:http server needs for a request. Bytes are brotli as first sent.

${table(
  ['family', 'pages', 'CPU a page', 'of a bare request', 'median wait', 'bytes, median', 'bytes, largest'],
  families.map(({ name, count, cpuMs, medianMs, medianBytes, maxBytes }) => [
    name,
    String(count),
    `${cpuMs.toFixed(1)} ms`,
    `× ${number((cpuMs * 1000) / bare.cpuMicroseconds)}`,
    `${medianMs.toFixed(1)} ms`,
    number(medianBytes),
    number(maxBytes),
  ]),
)}

Resident memory: ${memoryAtStart} MB after the start, ${memoryLoaded} MB with all tables of places loaded and ${pages} pages rendered.`
}

function throughputSection({ cached, bare, nginx }: Awaited<ReturnType<typeof measureThroughput>>) {
  const row = (name: string, { perSecond, cpuMicroseconds }: Throughput) => [
    name,
    number(perSecond),
    (cached.perSecond / perSecond).toFixed(2),
    `${number(cpuMicroseconds)} µs`,
    (cached.cpuMicroseconds / cpuMicroseconds).toFixed(2),
  ]
  return `## A cached page against a bare server and nginx

The same bytes and headers, same run, 64 connections, one process each. Proportions are ours to theirs.

${table(
  ['', 'requests a second', 'proportion', 'CPU a request', 'proportion'],
  [
    row('cached home page', cached),
    row('bare node:http', bare),
    ...(nginx.perSecond > 0 ? [row('nginx, one process, from a file', nginx)] : []),
  ],
)}`
}

function phoneSection(phone: ReturnType<typeof measureOnPhone>) {
  if (!phone) return '## On a phone\n\nNot measured: Chromium or Lighthouse was not there.'
  return `## On a phone

Lighthouse's phone profile (slow network, processor slowed four times) on every public route. The blocking time grows with whatever else runs on this machine.

${table(
  [
    'route',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'blocking',
    'shift',
    'requests',
    'bytes',
    'failed',
  ],
  phone.map((page) => [
    page.path,
    String(page.performance),
    String(page.accessibility),
    String(page.bestPractices),
    String(page.seo),
    `${number(page.lcpMs)} ms`,
    `${page.blockingMs} ms`,
    String(page.shift),
    String(page.requests),
    number(page.bytes),
    page.failed.join(', ') || '–',
  ]),
)}`
}

async function growthSection() {
  const rows = []
  for (const [stories, articles] of [
    [100, 100],
    [10_000, 1_000],
    [1_000_000, 10_000],
  ] as const)
    rows.push(await measureGrowth(stories, articles))
  return `## Growth

Pages all over the lists, none from the cache.

${table(
  ['stories', 'articles', 'wall: CPU', 'wall: wait', 'articles: CPU', 'articles: wait', 'memory'],
  rows.map(({ stories, articles, wall, list, memoryMegabytes }) => [
    number(stories),
    number(articles),
    `${wall.cpuMs.toFixed(1)} ms`,
    `${wall.medianMs.toFixed(1)} ms`,
    `${list.cpuMs.toFixed(1)} ms`,
    `${list.medianMs.toFixed(1)} ms`,
    `${memoryMegabytes} MB`,
  ]),
)}`
}

function sitemapSection() {
  const { files, bytes, ms, heapMegabytes } = measureSitemap(120_000)
  return `## A sitemap of 120,000 addresses

${files} files, ${(bytes / 1e6).toFixed(1)} MB of XML, written in ${ms.toFixed(0)} ms, at most ${heapMegabytes.toFixed(1)} MB more heap meanwhile.`
}
