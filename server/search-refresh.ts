import { refreshApplicationSearch } from '../app/applications/refresh-search-queries.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { dayMs, hourMs } from '../app/platform/duration.ts'
import { hourly } from '../app/platform/hourly.ts'
import type { TrustedClock } from '../app/platform/trusted-clock.ts'
import { refreshStorySearch } from '../app/stories/refresh-search-queries.server.ts'
import type { Log } from './log.ts'

/** With the first pass: how long a rollback to an older version may have lasted. */
const lookBackMs = 7 * dayMs
/** Clocks of several machines differ, and a transaction may take its time. */
const overlapMs = hourMs

type Parts = { database: Database; log: Log; trusted?: TrustedClock }

/** Migrations cannot know what an older version writes after them, until the last of its processes has stopped. */
export function startSearchRefresh({ database: { db }, log, trusted }: Parts) {
  let last: Date | undefined
  const stop = new AbortController()
  const refresh = async () => {
    const start = Date.now()
    const since = last ?? new Date(start - lookBackMs)
    const stories = await refreshStorySearch(db, since, stop.signal)
    const applications = await refreshApplicationSearch(db, since, stop.signal)
    last = new Date(start - overlapMs)
    if (stories + applications > 0)
      log.info({ stories, applications }, 'the search finds what an older version wrote')
  }
  const tell = (err: unknown) => log.error({ err }, 'the search could not be brought up to date')
  const job = hourly(refresh, tell, trusted)
  return {
    async close() {
      stop.abort()
      await job.close()
    },
  }
}
