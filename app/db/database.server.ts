import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, OnQuery, TagListener, Trx } from './engine.ts'
import { type DatabaseLog, stderrLog } from './log.ts'
import { openPostgres } from './postgres.server.ts'
import { openSqlite } from './sqlite.server.ts'
import type { Db } from './tables.ts'

const readyWithinMs = 2000

export type DatabaseOptions = {
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string
  dataDir: string
  /** At most, to PostgreSQL, beside the one that hears of changes. */
  connections?: number
  log?: DatabaseLog
  onQuery?: OnQuery
  /** Of SQLite by another process, however long: for the site. A command is told after five seconds that it is locked. */
  waitsForUpgrades?: boolean
}

export type Database = {
  db: Db
  engine: Engine['name']
  /** Throws unless the database answers within two seconds and can be written to. */
  check(): Promise<void>
  /**
   * The one way to write what a cached page shows. Runs `work` in a transaction and, when it has committed,
   * notifies the listeners of every process of the stale tags, if any.
   */
  change<T>(tags: string[], work: (trx: Trx) => Promise<T>): Promise<T>
  /** The listener may be called twice for one change, and gets `['*']` when some may have been missed. */
  onChange(listener: TagListener): () => void
  /** A transaction without a time limit, in one process at a time: for migrations. */
  upgrade: Engine['upgrade']
  pool: Engine['pool']
  close(): Promise<void>
}

export async function openDatabase({
  databaseUrl,
  dataDir,
  connections,
  log = stderrLog,
  onQuery,
  waitsForUpgrades,
}: DatabaseOptions): Promise<Database> {
  const listeners = new Set<TagListener>()
  const notify: TagListener = (tags) => {
    for (const listener of listeners) callSafely(listener, tags, log)
  }
  const engine = databaseUrl
    ? await openPostgres(databaseUrl, { notify, log, onQuery, connections })
    : await openSqlite(dataDir, { notify, log, onQuery, waitsForUpgrades })
  let closed: Promise<void> | undefined

  return {
    db: engine.db,
    engine: engine.name,
    check: () => withinLimit(engine.probe()),
    async change(tags, work) {
      const result = await engine.transact(tags, work)
      if (tags.length > 0) notify(tags)
      return result
    },
    onChange(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    upgrade: engine.upgrade,
    pool: engine.pool,
    close() {
      closed ??= engine.close()
      return closed
    },
  }
}

/** The transaction has committed: a listener that throws must not make the change look failed. */
function callSafely(listener: TagListener, tags: string[], log: DatabaseLog) {
  try {
    listener(tags)
  } catch (error) {
    log.error({ err: error, tags }, 'A listener for changed pages failed')
  }
}

async function withinLimit(probe: Promise<void>) {
  const stopTimer = new AbortController()
  const tooLate = sleep(readyWithinMs, undefined, { signal: stopTimer.signal }).then(() => {
    throw new Error(`The database did not answer within ${readyWithinMs / 1000} seconds`)
  })
  try {
    await Promise.race([probe, tooLate])
  } finally {
    stopTimer.abort()
    // Whichever lost the race may still reject, and nothing awaits it any more.
    probe.catch(() => {})
    tooLate.catch(() => {})
  }
}
