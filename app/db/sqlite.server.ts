import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely } from 'kysely'
import { columnKinds } from './column-kinds.ts'
import type { Engine, OnQuery, TagListener, Trx } from './engine.ts'
import { type DatabaseLog, queryLog } from './log.ts'
import { publishTags, watchOtherProcesses } from './sqlite-changes.server.ts'
import { nodeSqliteDialect, whenNotBusy } from './sqlite-dialect.server.ts'
import { isSqliteError } from './sqlite-error.ts'
import { openSqliteFile } from './sqlite-file.server.ts'
import type { Tables } from './tables.ts'

type Options = { notify: TagListener; log: DatabaseLog; onQuery?: OnQuery; waitsForUpgrades?: boolean }

export async function openSqlite(
  dataDir: string,
  { notify, log, onQuery, waitsForUpgrades = false }: Options,
): Promise<Engine> {
  const file = await openSqliteFile(dataDir, log)
  const inTransaction = new AsyncLocalStorage<true>()
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(file, columnKinds, inTransaction),
    log: queryLog(onQuery),
  })
  const others = watchOtherProcesses(file, notify, log)

  const transact = <T>(work: (trx: Trx) => Promise<T>) =>
    db.transaction().execute((trx) => inTransaction.run(true, () => work(trx)))

  return {
    name: 'sqlite',
    db,
    async transact(tags, work) {
      const { result, number } = await transact(async (trx) => ({
        result: await work(trx),
        number: tags.length > 0 ? await publishTags(trx, tags) : null,
      }))
      if (number !== null) others.skip(number)
      return result
    },
    upgrade: (work) => (waitsForUpgrades ? whenClaimed(transact, work, log) : transact(work)),
    probe: async () => {
      await whenNotBusy(() => file.prepare('select count(*) from sqlite_schema').get())
    },
    pool: () => null,
    close: async () => {
      others.stop()
      await db.destroy()
      // Kysely closes only what it has used.
      if (file.isOpen) file.close()
    },
  }
}

type Transact = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>

/** Every transaction begins by claiming the file for writing. Another process may upgrade it for minutes. */
async function whenClaimed<T>(transact: Transact, work: (trx: Trx) => Promise<T>, log: DatabaseLog) {
  let isClaimed = false
  let isTold = false
  for (;;) {
    try {
      return await transact((trx) => {
        isClaimed = true
        return work(trx)
      })
    } catch (error) {
      if (isClaimed || !isSqliteError(error, 'busy')) throw error
      if (!isTold) log.warn({}, 'another process is writing to the database: waiting for it')
      isTold = true
    }
  }
}
