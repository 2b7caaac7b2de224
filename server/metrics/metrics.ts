import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { findLastBackup } from '../../app/backup/queries.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { type Counted, countsOf, levels } from '../../app/platform/counters.ts'
import packageFile from '../../package.json' with { type: 'json' }
import type { Admission } from '../admission/admission.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { type RouteKind, statusClasses, type Traffic } from './traffic.ts'

export type Metrics = ReturnType<typeof createMetrics>
/** The metrics of one process, as it sends them to another. */
export type MetricsOfProcess = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
type Watched = { database: Database; cache: PageCache; traffic: Traffic; admission: Admission }

const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/**
 * Everything Prometheus scrapes. Most of it is counted in plain numbers and read only at a scrape. One of several
 * processes has its number in a label.
 */
export function createMetrics(worker: number | null = null) {
  const registry = new Registry()
  if (worker !== null) registry.setDefaultLabels({ worker: String(worker) })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to answer, by kind of route; pages from the cache are counted and not timed',
    labelNames: ['kind'],
    buckets: requestBuckets,
    registers,
  })
  const querySeconds = new Histogram({
    name: 'site_database_query_seconds',
    help: 'Time of one database statement, by outcome',
    labelNames: ['outcome'],
    buckets: queryBuckets,
    registers,
  })
  for (const outcome of ['ok', 'error']) querySeconds.zero({ outcome })

  return {
    registry,
    observeRequest: (kind: RouteKind, seconds: number) => requestSeconds.observe({ kind }, seconds),
    observeQuery: (milliseconds: number, isError: boolean) =>
      querySeconds.observe({ outcome: isError ? 'error' : 'ok' }, milliseconds / 1000),
    watch({ database, cache, traffic, admission }: Watched) {
      const level = levelIn(registry)
      watchTraffic(registry, traffic)
      watchCache(registry, cache)
      watchPool(registry, database)
      watchBackup(registry, database)
      level('site_requests_in_flight', 'Requests being answered', traffic.inFlight)
      level(
        'site_work_in_progress',
        'Pages being made and visitors being answered',
        () => admission.work.active,
      )
      level('site_work_waiting', 'Requests that wait for a slot', () => admission.work.waiting)
      level('site_bodies_in_progress', 'Forms being received', () => admission.bodies.count)
      level('site_uploads_in_progress', 'Uploads being received', () => admission.uploads.count)
      level('site_photos_in_progress', 'Photos being decoded', () => levels.photosUnderWay)
      level('site_photos_waiting', 'Photos that wait to be decoded', () => levels.photosWaiting)
      watchOutcomes(registry, 'site_mails_total', 'Mails by outcome', 'mails')
      watchOutcomes(registry, 'site_webhooks_total', 'Tries to deliver a webhook by outcome', 'webhooks')
      watchOutcomes(registry, 'site_stories_total', 'Sent stories by outcome', 'stories')
      watchOutcomes(registry, 'site_applications_total', 'Sent applications by outcome', 'applications')
      watchOutcomes(registry, 'site_sign_ins_total', 'Tries to sign in by outcome', 'signIns')
      const { version } = packageFile
      new Gauge({
        name: 'site_build_info',
        help: 'Always 1; its labels say what runs',
        labelNames: ['version', 'engine'],
        registers,
      }).set({ version, engine: database.engine }, 1)
    },
  }
}

function watchTraffic(registry: Registry, { answers }: Traffic) {
  new Counter({
    name: 'site_requests_total',
    help: 'Answers by kind of route and class of status',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, counts] of answers)
        for (const [classIndex, status] of statusClasses.entries())
          this.inc({ kind, status }, counts[classIndex] ?? 0)
    },
  })
}

function watchCache(registry: Registry, cache: PageCache) {
  const level = levelIn(registry)
  level('site_cache_entries', 'Pages in the cache', () => cache.size)
  level('site_cache_bytes', 'Size of the pages in the cache', () => cache.bytes)
  new Counter({
    name: 'site_cache_events_total',
    help: 'What the page cache did',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [event, count] of Object.entries(cache.events)) this.inc({ event }, count)
    },
  })
}

/** The embedded database has one connection and no pool. */
function watchPool(registry: Registry, database: Database) {
  if (!database.pool()) return
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.pool() ?? {})) this.set({ state }, count)
    },
  })
}

/** Read from the database when asked; left out while it does not answer. */
function watchBackup(registry: Registry, { db }: Database) {
  new Gauge({
    name: 'site_last_backup_timestamp_seconds',
    help: 'When the last backup was made; 0 when none was',
    registers: [registry],
    async collect() {
      const at = await findLastBackup(db).catch(() => undefined)
      if (at === undefined) this.remove()
      else this.set(at ? at.getTime() / 1000 : 0)
    },
  })
}

function watchOutcomes(registry: Registry, name: string, help: string, what: Counted) {
  new Counter({
    name,
    help,
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { outcome, count } of countsOf(what)) this.inc({ outcome }, count)
    },
  })
}

function levelIn(registry: Registry) {
  return (name: string, help: string, read: () => number) =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
}
