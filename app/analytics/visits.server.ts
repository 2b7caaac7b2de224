import type { Database } from '../db/database.server.ts'
import type { DatabaseLog } from '../db/log.ts'
import { type TrustedClock, trustedClock } from '../platform/trusted-clock.ts'
import { MissTally } from '../redirects/miss-tally.ts'
import { missingLine } from '../redirects/missing-address.ts'
import { addMisses } from '../redirects/queries.server.ts'
import type { FormStep } from './form-step.ts'
import { underKnownArticles } from './known-articles-queries.server.ts'
import { asksNotTo, isLookedAt, mayCount } from './may-count.ts'
import { keptDays, utcDay } from './period.ts'
import { addCounts, forgetCountsBefore } from './queries.server.ts'
import { addStages } from './stage-queries.server.ts'
import { type StageRow, StepCounter } from './step-counter.ts'
import { VisitCounter } from './visit-counter.ts'
import type { VisitEvent } from './visit-event.ts'

type Headers = Parameters<typeof mayCount>[0]
type Parts = { database: Database; log: DatabaseLog; everyMs?: number; trusted?: TrustedClock }

export type Visits = ReturnType<typeof openVisits>

/**
 * Counts what happens, without a cookie or anything that tells one visitor from another. Requests only add
 * to counters in memory; every few seconds, and at the end, the sums are written in one go.
 */
export function openVisits({ database, log, everyMs = 5000, trusted = trustedClock }: Parts) {
  const events = new VisitCounter()
  const steps = new StepCounter()
  const misses = new MissTally()
  let tidiedOn = ''
  let isFailing = false
  let writing = Promise.resolve()

  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(flush, everyMs)
  timer.unref()

  async function write() {
    try {
      await moveTo(database, events, addCounts)
      await moveTo(database, steps, addSteps)
      await moveTo(database, misses, addMisses)
      await tidyOnceADay()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The numbers could not be written; they wait')
      isFailing = true
    }
  }

  async function tidyOnceADay() {
    const today = utcDay(Date.now())
    if (tidiedOn === today || !trusted.isTrusted()) return
    await forgetCountsBefore(database.db, utcDay(Date.now(), -keptDays))
    tidiedOn = today
  }

  return {
    /** A page was sent; `path` is the name it is counted under. */
    saw(headers: Headers, path: string) {
      if (isLookedAt(headers) && mayCount(headers)) events.add('view', path)
    },
    happened(headers: Headers, event: VisitEvent, path: string) {
      if (mayCount(headers)) events.add(event, path)
    },
    /** A form came so far; `page` is the name of the page it was opened from. */
    stepped(headers: Headers, step: FormStep, page: string, program: string) {
      if (mayCount(headers)) steps.add(step, page, program)
    },
    /** Crawlers count here: a dead link they follow is a dead link. */
    missed(headers: Headers, pathname: string) {
      if (!isLookedAt(headers) || asksNotTo(headers)) return
      const line = missingLine(pathname)
      if (line !== null) misses.add(line)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

type Counter<Counted> = { take(): Counted; giveBack(counted: Counted): void }

/** Taken just before it is written: what another counter's trouble keeps back stays where it is. */
async function moveTo<Counted>(
  database: Database,
  counter: Counter<Counted>,
  add: (database: Database, counted: Counted) => Promise<void>,
) {
  const counted = counter.take()
  await add(database, counted).catch((error: unknown) => {
    counter.giveBack(counted)
    throw error
  })
}

async function addSteps(database: Database, rows: StageRow[]) {
  if (rows.length === 0) return
  await database.change([], async (trx) => addStages(trx, await underKnownArticles(trx, rows)))
}
