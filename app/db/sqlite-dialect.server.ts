import type { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import type { ColumnKinds } from './column-kinds.ts'
import { isSqliteError } from './sqlite-error.ts'
import { rowReader, toSqlite } from './sqlite-values.ts'

export const busyTimeoutMs = 5000
const maxCachedStatements = 200

/**
 * Kysely's SQLite dialect on Node's own SQLite. `inTransaction` tells whether the code running now is inside
 * a transaction of this database.
 */
export function nodeSqliteDialect(
  file: DatabaseSync,
  kinds: ColumnKinds,
  inTransaction: AsyncLocalStorage<true>,
): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(file, kinds, inTransaction),
    createAdapter: () => new NodeSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  // The driver below hands out its one connection by turns itself.
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #inTransaction: AsyncLocalStorage<true>
  #lastTurn: Promise<void> = Promise.resolve()
  #endTurn = () => {}

  constructor(file: DatabaseSync, kinds: ColumnKinds, inTransaction: AsyncLocalStorage<true>) {
    super({ database: { prepare: cachedStatements(file, kinds), close: () => file.close() } })
    this.#file = file
    this.#inTransaction = inTransaction
  }

  /** One connection, one user at a time: a transaction that awaits something must not take in the queries of others. */
  override async acquireConnection() {
    if (this.#inTransaction.getStore()) {
      throw new Error(
        'Inside a transaction, query through its `trx`: anything else would wait for it forever',
      )
    }
    const turn = Promise.withResolvers<void>()
    const previous = this.#lastTurn
    this.#lastTurn = turn.promise
    await previous
    this.#endTurn = turn.resolve
    return patient(await super.acquireConnection())
  }

  override async releaseConnection() {
    this.#endTurn()
  }

  /** Claims the file for writing at once: a transaction that read first could no longer become a writer. */
  override async beginTransaction(_connection: DatabaseConnection, settings?: TransactionSettings) {
    if (settings?.accessMode === 'read only') return this.#file.exec('begin')
    await whenNotBusy(() => this.#file.exec('begin immediate'))
  }

  /** After an error such as a full disk SQLite has rolled back by itself; trying again would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy() {
    await this.#lastTurn
    await super.destroy()
  }
}

/** A statement that met another process's lock has done nothing, and is tried again. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: <Row>(query: CompiledQuery) => whenNotBusy(() => connection.executeQuery<Row>(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}

/** SQLite would wait for another process by stopping this whole one, page serving included: we wait outside of it. */
export async function whenNotBusy<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + busyTimeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isSqliteError(error, 'busy') || performance.now() > deadline) throw error
      await sleep(5 + Math.random() * 10)
    }
  }
}

function cachedStatements(file: DatabaseSync, kinds: ColumnKinds) {
  const cache = new Map<string, SqliteStatement>()
  return (sql: string) => {
    const statement = cache.get(sql) ?? prepare(file, sql, kinds)
    // The most recently used go to the end, so that the first one is the one to drop.
    cache.delete(sql)
    cache.set(sql, statement)
    const oldest = cache.keys().next().value
    if (cache.size > maxCachedStatements && oldest !== undefined) cache.delete(oldest)
    return statement
  }
}

function prepare(file: DatabaseSync, sql: string, kinds: ColumnKinds): SqliteStatement {
  const statement = file.prepare(sql)
  const read = rowReader(statement, kinds)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)).map(read),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    *iterate(parameters) {
      // A statement of its own: a cached one could be started again by another query half-way.
      for (const row of file.prepare(sql).iterate(...parameters.map(toSqlite))) yield read(row)
    },
  }
}
