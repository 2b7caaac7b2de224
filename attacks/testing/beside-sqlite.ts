import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Beside, type Row, type Rows, rowsOf } from './beside.ts'

/** Without the index of words, which follows the applications. */
const tables =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'application_fts%' order by name"

export function openBesideSqlite(dataDir: string): Beside {
  const file = new DatabaseSync(join(dataDir, 'second-key.sqlite'), { timeout: 5000 })
  const all = (query: string, ...values: (string | number)[]): Row[] => file.prepare(query).all(...values)
  /** Most cases change nothing: the rows are read again only once somebody has written. */
  let known: { version: unknown; rows: Rows } | undefined
  const readAll = (): Rows =>
    new Map(
      all(tables).map(({ name }) => [
        String(name),
        all(`select * from ${rowsOf(String(name))}`)
          .map(digest)
          .sort(),
      ]),
    )
  return {
    async rows(query, ...values) {
      return all(query, ...values)
    },
    async write(command, ...values) {
      file.prepare(command).run(...values)
      // SQLite's version counts what other connections write.
      known = undefined
    },
    async readRows() {
      const [version] = all('pragma data_version').map(({ data_version }) => data_version)
      if (known && known.version === version) return known.rows
      const rows = readAll()
      known = { version, rows }
      return rows
    },
    async close() {
      file.close()
    },
  }
}

function digest(row: Row) {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(row))
    hash.update(`${name}:${typeof value}:`).update(value instanceof Uint8Array ? value : String(value))
  return hash.digest('base64')
}
