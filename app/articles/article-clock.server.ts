import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { hourMs } from '../platform/duration.ts'
import { eraseArticle, listOverdue } from './bin-queries.server.ts'
import { removeForgottenImages } from './forgotten-image-queries.server.ts'
import { publishDueArticles, scheduleActor } from './schedule-queries.server.ts'

type Parts = { database: Database; log: ErrorLog; everyMs?: number }

/** Publishes what is due and removes what lay about long enough, now and from then on. */
export function startArticleClock({ database, log, everyMs = 15_000 }: Parts) {
  let running: Promise<void> | null = null
  let ticks = 0
  const tick = () => {
    // Looking through every text for a picture's name is no work for every tick.
    const isHour = ticks++ % Math.ceil(hourMs / everyMs) === 0
    // A slow database must not gather a crowd of ticks.
    running ??= runArticleClock(database, new Date(), { withImages: isHour })
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

export async function runArticleClock(database: Database, now: Date, { withImages = true } = {}) {
  await publishDueArticles(database, now)
  const overdue = await listOverdue(database.db, now)
  for (const id of overdue) await eraseArticle(database, id, { actor: scheduleActor })
  if (withImages) await removeForgottenImages(database, now)
}
