import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

const rowsAtOnce = 500
const beforeFirst = '00000000-0000-0000-0000-000000000000'

type Row<Column extends string> = { id: string } & Record<Column, string | null>

export type Rewriting<From extends string> = {
  table: string
  column: string
  /** Columns the text is made of. */
  from: From[]
  where?: RawBuilder<unknown>
  textOf(row: Row<From>): string
}

/**
 * Texts that neither database can make by itself: rows are read in batches, and those that change are written with one
 * statement a batch. A round trip for each row took a minute for 50,000.
 */
export async function rewriteText<From extends string>(
  db: Kysely<unknown>,
  engine: Engine,
  rewriting: Rewriting<From>,
) {
  let last: string | null = beforeFirst
  while (last !== null) last = await rewriteBatch(db, engine, rewriting, last)
}

/** The rows after this one. Returns the last of them, null when there were none. */
export async function rewriteBatch<From extends string>(
  db: Kysely<unknown>,
  engine: Engine,
  { table, column, from, where = sql`true`, textOf }: Rewriting<From>,
  last: string = beforeFirst,
) {
  const columns = sql.join([...new Set(['id', column, ...from])].map((name) => sql.ref(name)))
  const { rows } = await sql<Row<From>>`select ${columns} from ${sql.table(table)}
    where id > ${last} and ${where} order by id limit ${rowsAtOnce}`.execute(db)
  const changed = rows
    .map((row) => ({ id: row.id, before: row[column as From], text: textOf(row) }))
    .filter(({ before, text }) => before !== text)
  // On PostgreSQL an older process may write meanwhile: its text stays.
  if (changed.length > 0)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = anew.text from ${batches[engine](changed)}
      where ${sql.table(table)}.id = anew.id
        and ${sql.ref(`${table}.${column}`)} is not distinct from anew.before`.execute(db)
  return rows.at(-1)?.id ?? null
}

type Changed = { id: string; before: string | null; text: string }

const batches = {
  postgres: (rows: Changed[]) =>
    sql`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ before }) => before)}::text[],
      ${rows.map(({ text }) => text)}::text[]) as anew (id, before, text)`,
  sqlite: (rows: Changed[]) =>
    sql`(select column1 as id, column2 as before, column3 as text
      from (values ${sql.join(rows.map(({ id, before, text }) => sql`(${id}, ${before}, ${text})`))})) as anew`,
}
