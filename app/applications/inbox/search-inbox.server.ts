import type { Database } from '../../db/database.server.ts'
import type { Site } from '../../site/site.ts'
import { todayOf } from './day.ts'
import { listById } from './list-queries.server.ts'
import { queueLines } from './load-inbox.server.ts'
import type { SearchView } from './search-page.tsx'
import { searchPageWords } from './search-page-words.ts'
import { readWithoutIndex, searchApplications } from './search-queries.server.ts'
import { searchWords } from './search-words.ts'

const shownAtMost = 50

/** What is found in all lists, and an honest word about what was not looked for. */
export async function searchInbox(
  database: Database,
  typed: string,
  { viewer, site, now = new Date() }: { viewer: string; site: Pick<Site, 'timeZone'>; now?: Date },
): Promise<SearchView> {
  const { parts, leftOut } = searchWords(typed)
  const { ids, isMore, isPartial } = await searchApplications(database, parts, shownAtMost)
  const rows = await listById(database.db, ids)
  const ordered = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const words = searchPageWords.en
  const found = isMore ? words.foundMore(shownAtMost) : words.found(ids.length)
  const said = [
    parts.length === 0 ? words.tooShort : found,
    parts.length > 0 && leftOut.length > 0 && words.leftOut(leftOut),
    isPartial && words.newestOnly(readWithoutIndex),
  ]
  return {
    typed,
    lines: await queueLines(database.db, ordered, viewer, todayOf(now, site)),
    said: said.filter(Boolean).join(' '),
  }
}
