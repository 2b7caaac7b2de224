import type { Database } from '../../db/database.server.ts'
import type { Site } from '../../site/site.ts'
import { todayOf } from './day.ts'
import { listById } from './list-queries.server.ts'
import { queueLines } from './load-inbox.server.ts'
import type { SearchView } from './search-page.tsx'
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
  const said = [
    parts.length === 0
      ? 'Please write at least three letters or digits of what you look for.'
      : countOf(ids, isMore),
    parts.length > 0 && leftOut.length > 0 && `Too short to be looked for: ${leftOut.join(', ')}.`,
    isPartial && `Only the newest ${readWithoutIndex.toLocaleString('en-US')} applications were looked at.`,
  ]
  return {
    typed,
    lines: await queueLines(database.db, ordered, viewer, todayOf(now, site)),
    said: said.filter(Boolean).join(' '),
  }
}

function countOf(ids: string[], isMore: boolean) {
  if (isMore) return `More than ${shownAtMost} found: these are the newest. Another word makes them fewer.`
  if (ids.length === 0) return 'Nothing found.'
  return ids.length === 1 ? '1 application found.' : `${ids.length} applications found.`
}
