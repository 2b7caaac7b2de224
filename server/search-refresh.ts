import { refreshApplicationSearch } from '../app/applications/refresh-search-queries.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { dayMs, hourMs } from '../app/platform/duration.ts'
import { hourly } from '../app/platform/hourly.ts'
import { refreshStorySearch } from '../app/stories/refresh-search-queries.server.ts'
import type { Log } from './log.ts'

/** At the start: how long a rollback to an older version may have lasted. */
const lookBackMs = 7 * dayMs
/** Clocks of several machines differ, and a transaction may take its time. */
const overlapMs = hourMs

/** Migrations cannot know what an older version writes after them, until the last of its processes has stopped. */
export function startSearchRefresh({ database: { db }, log }: { database: Database; log: Log }) {
  let since = new Date(Date.now() - lookBackMs)
  const refresh = async () => {
    const next = new Date(Date.now() - overlapMs)
    const stories = await refreshStorySearch(db, since)
    const applications = await refreshApplicationSearch(db, since)
    since = next
    if (stories + applications > 0)
      log.info({ stories, applications }, 'the search finds what an older version wrote')
  }
  return hourly(refresh, (err) => log.error({ err }, 'the search could not be brought up to date'))
}
