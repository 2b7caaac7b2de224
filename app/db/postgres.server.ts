import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Engine, OnQuery, TagListener, Trx } from './engine.ts'
import { type DatabaseLog, queryLog } from './log.ts'
import { type Listener, listenForTags } from './postgres-listener.server.ts'
import { createPool, pageLimits, unlimited } from './postgres-pool.server.ts'
import { isOutOfConnections, openingProblem } from './postgres-problem.ts'
import { sqlstates } from './sqlstate.ts'
import type { Tables } from './tables.ts'
import { publishTags } from './tag-message.server.ts'

// Any number that nothing else in the database uses for an advisory lock.
const upgradeLock = 7391650424

type Options = { notify: TagListener; log: DatabaseLog; onQuery?: OnQuery; connections?: number }

export async function openPostgres(
  url: string,
  { notify, log, onQuery, connections = pageLimits.max }: Options,
): Promise<Engine> {
  // First of all, so that no change after this point is missed; also the check that the server is there.
  const listener = await listenForTags(url, notify, log).catch((error) => {
    throw openingProblem(error)
  })
  const pool = createPool(url, { ...pageLimits, max: connections }, log)
  const db = kyselyOver(pool, onQuery)
  await refuseUnusable(kyselyOver(pool), listener).catch(async (error) => {
    await listener.stop()
    await pool.end()
    throw openingProblem(error)
  })
  return {
    name: 'postgres',
    db,
    transact: (tags, work) =>
      db.transaction().execute(async (trx) => {
        const result = await work(trx)
        if (tags.length > 0) await publishTags(trx, tags)
        return result
      }),
    upgrade: (work) => upgrade(url, work, log),
    probe: () => requireWritable(db),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.stop()
      await pool.end()
    },
  }
}

async function refuseUnusable(db: Kysely<Tables>, listener: Listener) {
  await db.transaction().execute(async (trx) => {
    await refuseOtherEncodings(trx)
    // During a transaction, which at a pooler per transaction holds the backend that was last free: the one that listens.
    await listener.confirm()
  })
}

/** In any other encoding the first curly apostrophe somebody types could not be stored. */
async function refuseOtherEncodings(db: Kysely<Tables>) {
  const { rows } = await sql<{
    encoding: string
  }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8')
    throw new Error(
      `The database of DATABASE_URL has the encoding ${encoding} and needs UTF8: createdb -E UTF8 -T template0`,
    )
}

/** A standby answers too, and could store nothing. */
async function requireWritable(db: Kysely<Tables>) {
  const { rows } = await sql<{
    isReadOnly: boolean
  }>`select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db)
  const problem = 'The database of DATABASE_URL can only be read'
  if (rows[0]?.isReadOnly !== false) throw Object.assign(new Error(problem), { code: sqlstates.readOnly })
}

async function upgrade<T>(url: string, work: (trx: Trx) => Promise<T>, log: DatabaseLog) {
  const pool = createPool(url, unlimited, log)
  try {
    return await kyselyOver(pool)
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(upgradeLock)})`.execute(trx)
        return await work(trx)
      })
  } catch (error) {
    throw isOutOfConnections(error) ? openingProblem(error) : error
  } finally {
    await pool.end()
  }
}

function kyselyOver(pool: pg.Pool, onQuery?: OnQuery) {
  return new Kysely<Tables>({ dialect: new Dialect({ pool }), log: queryLog(onQuery) })
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new Adapter()
  }
}

/** `upgrade` holds the lock already. Kysely's own, given back after a failure, would hide the failure. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
