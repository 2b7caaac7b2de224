import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { requirePostgresBinaries } from '../app/db/testing/postgres-binaries.ts'
import { startCluster } from '../app/db/testing/postgres-cluster.ts'
import type { Applied } from './applying.ts'
import type { measureFamilies } from './families.ts'
import { measureGrowth } from './growth.ts'
import type { measureOnPhone } from './lighthouse.ts'
import { measureSitemap } from './long-sitemap.ts'
import { measurePlaces } from './places-growth.ts'
import { measureProcesses } from './processes.ts'
import { number, table } from './report.ts'
import { measureRestart } from './restart.ts'
import type { measureThroughput, Throughput } from './throughput.ts'

type Places = {
  families: Awaited<ReturnType<typeof measureFamilies>>
  memoryAtStart: number
  memoryLoaded: number
  throughput: Awaited<ReturnType<typeof measureThroughput>>
}

export function placesSection({
  families,
  memoryAtStart,
  memoryLoaded,
  throughput: { bare, nginx },
}: Places) {
  const pages = families.reduce((sum, { count }) => sum + count, 0)
  return `## Pages of places, not cached

CPU of the whole server process for one page: rendering, compression, sending; also as a multiple of what a bare node:http server and nginx need for a request from a file, and as pages a second on one core. Bytes are brotli as first sent.

${table(
  [
    'family',
    'pages',
    'CPU a page',
    'pages a second',
    'of a bare request',
    'of nginx',
    'median wait',
    'bytes, median',
    'bytes, largest',
  ],
  families.map(({ name, count, cpuMs, medianMs, medianBytes, maxBytes }) => [
    name,
    String(count),
    `${cpuMs.toFixed(1)} ms`,
    number(1000 / cpuMs),
    `× ${number((cpuMs * 1000) / bare.cpuMicroseconds)}`,
    nginx.perSecond > 0 ? `× ${number((cpuMs * 1000) / nginx.cpuMicroseconds)}` : '–',
    `${medianMs.toFixed(1)} ms`,
    number(medianBytes),
    number(maxBytes),
  ]),
)}

Resident memory: ${memoryAtStart} MB after the start, ${memoryLoaded} MB with all tables of places loaded and ${pages} pages rendered.`
}

export function throughputSection({ cached, bare, nginx }: Awaited<ReturnType<typeof measureThroughput>>) {
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

export async function processesSection() {
  const measured = await measureProcesses()
  const [one] = measured
  const ratio = (now: number, before: number | undefined) => `× ${(now / (before ?? now)).toFixed(2)}`
  return `## One process and two

The home page from the cache, and pages of towns that are made, by turns; one process and the load generator on one core, two processes and the load generator on two. So both columns pay for the generator, which on this machine has no core of its own. CPU is of all processes of the site together.

${table(
  ['processes', 'cached a second', '', 'CPU', 'rendered a second', '', 'CPU', 'memory of each'],
  measured.map(({ workers, kept, made, memoryMegabytes }) => [
    String(workers),
    number(kept.perSecond),
    ratio(kept.perSecond, one?.kept.perSecond),
    `${number(kept.cpuMs * 1000)} µs`,
    number(made.perSecond),
    ratio(made.perSecond, one?.made.perSecond),
    `${made.cpuMs.toFixed(1)} ms`,
    memoryMegabytes.map((megabytes) => `${megabytes} MB`).join(', '),
  ]),
)}`
}

export async function restartSection() {
  const measured = await measureRestart()
  return `## After a restart

A day replayed on a site that was started five seconds ago, 400 visits to 40 pages.

${table(
  ['pages made in advance', 'median wait', 'slowest hundredth', 'slowest'],
  measured.map(({ warmPages, p50, p99, slowest }) => [
    String(warmPages),
    ...[p50, p99, slowest].map((ms) => `${ms.toFixed(1)} ms`),
  ]),
)}`
}

export function phoneSection(phone: ReturnType<typeof measureOnPhone>) {
  if (!phone) return '## On a phone\n\nNot measured: Chromium or Lighthouse was not there.'
  return `## On a phone

Lighthouse's phone profile (slow network, processor slowed four times) on every kind of public page but /legal-aid and /city/:city/funding. The blocking time grows with whatever else runs on this machine.

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

export function applyingSection(applied: Applied[] | null) {
  if (!applied) return '## An application on a phone\n\nNot measured: Chromium was not there.'
  return `## An application on a phone

A new renter fills in the funding form, typing 36 words a minute with a second and a half before each field; slow network, processor slowed four times. Waited: for the page, each step and the end. Bytes are those of the form’s page, before its first step is sent.

${table(
  ['way', 'whole', 'waited', 'first view', 'script'],
  applied.map(({ way, seconds, waitedSeconds, firstViewBytes, scriptBytes }) => [
    way,
    `${seconds.toFixed(0)} s`,
    `${waitedSeconds.toFixed(1)} s`,
    number(firstViewBytes),
    number(scriptBytes),
  ]),
)}`
}

export async function growthSection() {
  const cluster = await startCluster(requirePostgresBinaries())
  process.env.TEST_DATABASE_URL = cluster.url
  const rows: string[][] = []
  for (const engine of ['SQLite', 'PostgreSQL'])
    for (const [stories, articles] of [
      [100, 100],
      [10_000, 1_000],
      [1_000_000, 100_000],
    ] as const) {
      const databaseUrl = engine === 'SQLite' ? undefined : await freshDatabase()
      const { wall, list, memoryMegabytes } = await measureGrowth({ stories, articles, databaseUrl })
      rows.push([
        engine,
        number(stories),
        number(articles),
        `${wall.cpuMs.toFixed(1)} ms`,
        `${wall.medianMs.toFixed(1)} ms`,
        `${list.cpuMs.toFixed(1)} ms`,
        `${list.medianMs.toFixed(1)} ms`,
        `${memoryMegabytes} MB`,
      ])
    }
  await cluster.stop()
  return `## Growth

Pages all over the lists, none from the cache.

${table(
  ['database', 'stories', 'articles', 'wall: CPU', 'wall: wait', 'articles: CPU', 'articles: wait', 'memory'],
  rows,
)}

The towns around a town, up to fifty within 100 miles, among ever more places (those beyond the real ones are copies a little way off):

${table(
  ['places', 'index built in', 'one search'],
  [1000, 5000, 14_000, 100_000].map((count) => {
    const { indexMs, queryMs } = measurePlaces(count)
    return [number(count), `${number(indexMs)} ms`, `${queryMs.toFixed(3)} ms`]
  }),
)}`
}

export function sitemapSection() {
  const { files, bytes, ms, heapMegabytes } = measureSitemap(120_000)
  return `## A sitemap of 120,000 addresses

${files} files, ${(bytes / 1e6).toFixed(1)} MB of XML, written in ${ms.toFixed(0)} ms, at most ${heapMegabytes.toFixed(1)} MB more heap meanwhile.`
}
