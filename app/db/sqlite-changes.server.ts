import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { allTags, type TagListener, type Trx } from './engine.ts'
import type { DatabaseLog } from './log.ts'
import { isSqliteError } from './sqlite-error.ts'

const pollMs = 100
/** A process that missed more changes takes everything for changed. */
const retainedChanges = 1000

/** In the transaction of the change, so that the other processes on this file see it when it commits. */
export async function publishTags(trx: Trx, tags: string[]) {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from page_changes)`
  const { number } = await trx
    .insertInto('page_changes')
    .values({ number: next, tags: JSON.stringify(tags) })
    .returning('number')
    .executeTakeFirstOrThrow()
  if (number % 100 === 0)
    await trx
      .deleteFrom('page_changes')
      .where('number', '<=', number - retainedChanges)
      .execute()
  return number
}

/**
 * `data_version` moves when another connection has written, be it a command-line tool or another process of the site.
 * Which tags changed is in the table; most writes, such as counted visits, change none.
 */
export function watchOtherProcesses(file: DatabaseSync, notify: TagListener, log: DatabaseLog) {
  const version = file.prepare('pragma data_version')
  let changes: StatementSync | undefined
  let seenVersion = version.get()?.data_version
  let seenNumber: number | undefined
  const own = new Set<number>()

  /** Undefined before the first migration: it is not known then what changed. */
  function listChanges() {
    try {
      changes ??= file.prepare(
        'select number, tags from page_changes where number >= coalesce(?, (select max(number) from page_changes)) order by number',
      )
      return changes.all(seenNumber ?? null)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('no such table')) return undefined
      throw error
    }
  }

  function poll() {
    // Inside a transaction of ours no other can write, and what we read may yet be rolled back.
    if (file.isTransaction) return
    const current = version.get()?.data_version
    if (current === seenVersion) return
    const rows = listChanges()
    // Only now: a read that failed is tried again.
    seenVersion = current
    // The last one seen is always retained: without it there is a gap.
    const hasGap = seenNumber === undefined || rows?.[0]?.number !== seenNumber
    const theirs = (rows ?? []).slice(1).filter(({ number }) => !own.has(Number(number)))
    const tags = hasGap ? allTags : theirs.flatMap((row) => JSON.parse(String(row.tags)))
    const newest = rows?.at(-1)?.number
    seenNumber = newest === undefined ? undefined : Number(newest)
    own.clear()
    if (tags.length > 0) notify([...new Set<string>(tags)])
  }

  try {
    seenNumber = Number(listChanges()?.[0]?.number) || undefined
  } catch (error) {
    // Unknown then: the first change of another process counts as one of everything.
    if (!isSqliteError(error, 'busy')) throw error
  }
  const timer = setInterval(() => {
    try {
      poll()
    } catch (error) {
      if (!isSqliteError(error, 'busy'))
        log.error({ err: error }, 'Could not look for changes by other processes')
    }
  }, pollMs)
  timer.unref()
  return {
    /** A change of this process, which it knows already. Others came before it unless its number is the next. */
    skip(number: number) {
      if (number === (seenNumber ?? 0) + 1) seenNumber = number
      else own.add(number)
    },
    stop: () => clearInterval(timer),
  }
}
