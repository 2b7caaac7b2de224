import { sql } from 'kysely'
import { columnKinds } from '../db/column-kinds.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { type CellKind, leftOut, parentsFirst, type TableShape } from './table-shape.ts'

type Engine = Database['engine']
type ColumnRow = { owner: string; column_name: string; type_name: string; key_place: number }
type LinkRow = { owner: string; parent: string }

const known: Readonly<Record<string, Readonly<Record<string, CellKind>>>> = columnKinds

/** The program's own tables as this database has them now, parents first; none in a fresh database. */
export async function listTables(db: Db, engine: Engine): Promise<TableShape[]> {
  const columns = (await (engine === 'sqlite' ? sqliteColumns : postgresColumns).execute(db)).rows
  const links = (await (engine === 'sqlite' ? sqliteLinks : postgresLinks).execute(db)).rows
  const names = new Set(columns.map(({ owner }) => owner).filter(isKept))
  return parentsFirst(
    [...names].map((name) => {
      const own = columns.filter(({ owner }) => owner === name)
      const key = own.filter(({ key_place }) => key_place > 0).sort((a, b) => a.key_place - b.key_place)
      return {
        name,
        columns: Object.fromEntries(own.map((column) => [column.column_name, kindOf(column)])),
        key: key.map(({ column_name, type_name }) => ({ column: column_name, isText: type_name === 'text' })),
        parents: links.filter(({ owner }) => owner === name).map(({ parent }) => parent),
      }
    }),
  )
}

/** Other programs may keep tables in the same PostgreSQL schema: those are none of our business. */
function isKept(name: string) {
  return Object.hasOwn(known, name) && !leftOut.includes(name)
}

const kindOfType: Record<string, CellKind> = {
  timestamptz: 'timestamp',
  bool: 'boolean',
  jsonb: 'json',
  bytea: 'bytes',
  blob: 'bytes',
}

function kindOf({ owner, column_name, type_name }: ColumnRow): CellKind {
  return kindOfType[type_name] ?? known[owner]?.[column_name] ?? 'plain'
}

// table_info leaves generated columns out; they are made again by themselves.
const sqliteColumns = sql<ColumnRow>`
  select tables.name as owner, columns.name as column_name, lower(columns.type) as type_name,
    columns.pk as key_place
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' order by owner, columns.cid`

const sqliteLinks = sql<LinkRow>`
  select tables.name as owner, links."table" as parent
  from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as links where tables.type = 'table'`

// Visible: those that a query without a schema finds, wherever on the search_path they are.
const postgresColumns = sql<ColumnRow>`
  select tables.relname as owner, columns.attname as column_name, types.typname as type_name,
    coalesce(array_position(keys.indkey::int2[], columns.attnum) + 1, 0) as key_place
  from pg_attribute as columns
    join pg_class as tables on tables.oid = columns.attrelid and tables.relkind = 'r'
    join pg_type as types on types.oid = columns.atttypid
    left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
  where pg_table_is_visible(tables.oid)
    and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
  order by owner, columns.attnum`

const postgresLinks = sql<LinkRow>`
  select tables.relname as owner, parents.relname as parent
  from pg_constraint as links
    join pg_class as tables on tables.oid = links.conrelid
    join pg_class as parents on parents.oid = links.confrelid
  where links.contype = 'f' and pg_table_is_visible(tables.oid)`
