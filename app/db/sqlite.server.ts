import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { columnKinds } from './column-kinds.ts'
import { allTags, type Engine, type OnQuery, type TagListener, type Trx } from './engine.ts'
import { type DatabaseLog, queryLog } from './log.ts'
import { nodeSqliteDialect } from './sqlite-dialect.server.ts'
import { openSqliteFile } from './sqlite-file.server.ts'
import type { Tables } from './tables.ts'

const pollMs = 500

export async function openSqlite(
  dataDir: string,
  tell: TagListener,
  log: DatabaseLog,
  onQuery?: OnQuery,
): Promise<Engine> {
  const file = await openSqliteFile(dataDir, log)
  const inTransaction = new AsyncLocalStorage<true>()
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(file, columnKinds, inTransaction),
    log: queryLog(onQuery),
  })
  const stopWatching = watchOtherProcesses(file, tell, log)

  const transact = <T>(work: (trx: Trx) => Promise<T>) =>
    db.transaction().execute((trx) => inTransaction.run(true, () => work(trx)))

  return {
    name: 'sqlite',
    db,
    transact: (_tags, work) => transact(work), // others notice by themselves, see below
    upgrade: transact, // every transaction begins by claiming the file for writing
    probe: async () => {
      file.prepare('select count(*) from sqlite_schema').get()
    },
    pool: () => null,
    close: async () => {
      stopWatching()
      await db.destroy()
      // Kysely closes only what it has used.
      if (file.isOpen) file.close()
    },
  }
}

/** `data_version` moves when another connection has written, be it a command-line tool or a second server. */
function watchOtherProcesses(file: DatabaseSync, tell: TagListener, log: DatabaseLog) {
  const statement = file.prepare('pragma data_version')
  const readVersion = () => statement.get()?.data_version
  let version = readVersion()
  const timer = setInterval(() => {
    try {
      const current = readVersion()
      if (current === version) return
      version = current
      tell(allTags)
    } catch (error) {
      log.error({ err: error }, 'Could not look for changes by other processes')
    }
  }, pollMs)
  timer.unref()
  return () => clearInterval(timer)
}
