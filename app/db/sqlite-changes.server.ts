import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { allTags, type TagListener, type Trx } from './engine.ts'
import type { DatabaseLog } from './log.ts'
import { isBusy } from './sqlite-dialect.server.ts'

const pollMs = 100
/** A process that was away for more changes than that takes everything for changed. */
const keptChanges = 1000

/** Written down with the change itself, so that the other processes on this file learn of it if it comes to be. */
export async function announce(trx: Trx, tags: string[]) {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from page_changes)`
  const { number } = await trx
    .insertInto('page_changes')
    .values({ number: next, tags: JSON.stringify(tags) })
    .returning('number')
    .executeTakeFirstOrThrow()
  if (number % 100 === 0)
    await trx
      .deleteFrom('page_changes')
      .where('number', '<=', number - keptChanges)
      .execute()
  return number
}

/**
 * `data_version` moves when another connection has written, be it a command-line tool or another process of the site.
 * Which pages that touches is in the table; most writes, such as counted visits, touch none.
 */
export function hearOtherProcesses(file: DatabaseSync, tell: TagListener, log: DatabaseLog) {
  const version = file.prepare('pragma data_version')
  let changes: StatementSync | undefined
  let seenVersion = version.get()?.data_version
  let seenNumber: number | undefined
  const ours = new Set<number>()

  /** Undefined before the first migration: nobody can say then what changed. */
  function listChanges() {
    try {
      changes ??= file.prepare(
        'select number, tags from page_changes where number >= coalesce(?, (select max(number) from page_changes)) order by number',
      )
      return changes.all(seenNumber ?? null)
    } catch {
      return undefined
    }
  }

  function look() {
    // Inside a transaction of ours the others stand still, and what we see may yet be undone.
    if (file.isTransaction) return
    const current = version.get()?.data_version
    if (current === seenVersion) return
    seenVersion = current
    const rows = listChanges()
    // The last one seen is always kept: without it there is a gap.
    const hasGap = seenNumber === undefined || rows?.[0]?.number !== seenNumber
    const theirs = (rows ?? []).slice(1).filter(({ number }) => !ours.has(Number(number)))
    const news = hasGap ? allTags : theirs.flatMap((row) => JSON.parse(String(row.tags)))
    const newest = rows?.at(-1)?.number
    seenNumber = newest === undefined ? undefined : Number(newest)
    ours.clear()
    if (news.length > 0) tell([...new Set<string>(news)])
  }

  seenNumber = Number(listChanges()?.[0]?.number) || undefined
  const timer = setInterval(() => {
    try {
      look()
    } catch (error) {
      if (!isBusy(error)) log.error({ err: error }, 'Could not look for changes by other processes')
    }
  }, pollMs)
  timer.unref()
  return {
    /** We know already what we changed ourselves. */
    isOurs: (number: number) => void ours.add(number),
    stop: () => clearInterval(timer),
  }
}
