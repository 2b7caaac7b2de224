import { sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Trx } from '../db/engine.ts'
import type { Db } from '../db/tables.ts'
import type { Row } from './row-line.ts'
import type { TableShape } from './table-shape.ts'

type Engine = Database['engine']
type AnyTables = Record<string, Row>

/** Reads as of one moment, however long it takes and whoever writes meanwhile. */
export function inSnapshot<T>({ db }: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/** All rows of a table in the order of its key, a few in memory at a time; inside a transaction only. */
export async function* eachRow(trx: Db, engine: Engine, table: TableShape): AsyncGenerator<Row> {
  let query = anyTable(trx).selectFrom(table.name).select(Object.keys(table.columns))
  for (const part of table.key) query = query.orderBy(byBytes(engine, part))
  if (engine === 'sqlite') return yield* query.stream()

  const batch = hasBytes(table) ? 10 : 500
  await sql`declare rows_of_table no scroll cursor for ${query}`.execute(trx)
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from rows_of_table`.execute(trx)
      if (rows.length === 0) return
      yield* rows
    }
  } finally {
    // After an error the transaction, and the cursor with it, is over already.
    await sql`close rows_of_table`.execute(trx).catch(() => {})
  }
}

export async function insertRows(trx: Db, table: string, rows: Row[]) {
  await anyTable(trx).insertInto(table).values(rows).execute()
}

export async function hasRows(db: Db, table: string) {
  const row = await anyTable(db).selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function countRows(db: Db, table: string) {
  const { count } = await anyTable(db)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function hasBytes({ columns }: Pick<TableShape, 'columns'>) {
  return Object.values(columns).includes('bytes')
}

/** Texts in the order of their bytes on both engines, whatever the language of the PostgreSQL database. */
function byBytes(engine: Engine, { column, isText }: TableShape['key'][number]) {
  return engine === 'postgres' && isText ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`
}

/** The tables are known only when the database or the file has been looked at. */
function anyTable(db: Db) {
  return db.$pickTables<never>().$extendTables<AnyTables>()
}
