import pg from 'pg'
import { type Beside, type Row, type Rows, rowsOf } from './beside.ts'

const { builtins, getTypeParser } = pg.types

const tables = 'select tablename from pg_tables where schemaname = current_schema() order by tablename'

export async function openBesidePostgres(connectionString: string): Promise<Beside> {
  const client = new pg.Client({ connectionString, types: { getTypeParser: parserFor } })
  await client.connect()
  return {
    async rows(query, ...values) {
      return (await client.query<Row>(numbered(query), values)).rows
    },
    async write(command, ...values) {
      await client.query(numbered(command), values)
    },
    async readRows() {
      const names = (await client.query<{ tablename: string }>(tables)).rows.map(({ tablename }) => tablename)
      const rows: Rows = new Map(names.map((name) => [name, []]))
      const found = await client.query<{ name: string; digest: string }>(
        names.map(digests).join(' union all '),
      )
      for (const { name, digest } of found.rows) rows.get(name)?.push(digest)
      for (const digests of rows.values()) digests.sort()
      return rows
    },
    close: () => client.end(),
  }
}

/** The server digests, so that photos do not travel for every case. */
function digests(table: string) {
  return `select '${table}' as name, md5(one::text) as digest from ${rowsOf(table)} one`
}

/** A question mark for a value becomes its number; one inside a text stays. */
function numbered(query: string) {
  let number = 0
  return query.replaceAll(/'[^']*'|\?/g, (found) => (found === '?' ? `$${++number}` : found))
}

// The same values as SQLite keeps.
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.JSONB, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])

const parserFor: typeof getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers.get(oid)) || getTypeParser(oid, format)
