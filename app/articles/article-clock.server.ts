import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { atMostHourly } from '../platform/hourly.ts'
import type { TrustedClock } from '../platform/trusted-clock.ts'
import { eraseArticle, listOverdue } from './bin-queries.server.ts'
import { removeForgottenImages } from './forgotten-image-queries.server.ts'
import { publishDueArticles, scheduleActor } from './schedule-queries.server.ts'

type Parts = { database: Database; log: ErrorLog; everyMs?: number; trusted?: TrustedClock }

/** Publishes what is due, now and from then on; removes what lay about long enough, once the clock is trusted. */
export function startArticleClock({ database, log, everyMs = 15_000, trusted }: Parts) {
  let running: Promise<void> | null = null
  // Looking through every text for a picture's name is no work for every tick.
  const clean = atMostHourly((now: Date) => removeOldArticles(database, now), trusted)
  const run = async (now: Date) => {
    await publishDueArticles(database, now)
    await clean(now)
  }
  const tick = () => {
    // A slow database must not gather a crowd of ticks.
    running ??= run(new Date())
      .catch((error: unknown) => log.error({ err: error }, 'articles could not be published on time'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(tick, everyMs).unref()
  tick()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

/** Those in the bin, and pictures that no article names. */
export async function removeOldArticles(database: Database, now: Date) {
  const overdue = await listOverdue(database.db, now)
  for (const id of overdue) await eraseArticle(database, id, { actor: scheduleActor })
  await removeForgottenImages(database, now)
}
