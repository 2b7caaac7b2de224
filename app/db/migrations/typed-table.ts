import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import { closeTables } from './closed-tables.ts'
import { type Engine, engineTypes, typedLikePostgres } from './engine-types.ts'

type Kind = 'id' | 'text' | 'integer' | 'timestamp' | 'now' | 'day' | 'boolean' | 'json' | 'bytes'
/** A question mark: the column may be empty. */
type Column = Kind | `${Kind}?`

type Shape = {
  columns: Record<string, Column>
  primary: string[]
  /** Column to table: the row goes with the row it belongs to. */
  belongsTo?: Record<string, string>
  /** Rule to its condition. */
  checks?: Record<string, RawBuilder<unknown>>
  /** Columns of which no two rows share a value. */
  unique?: string[]
}

/** A table with the same rules on both engines, closed to a hosted table API in front of PostgreSQL. */
export async function createTypedTable(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  { columns, primary, belongsTo = {}, checks = {}, unique = [] }: Shape,
) {
  const kindOf = (column: string) => columns[column]?.replace('?', '')
  const names = Object.keys(columns)
  const ofKind = (...kinds: Kind[]) => names.filter((name) => kinds.some((kind) => kindOf(name) === kind))

  let builder: CreateTableBuilder<string, string> = db.schema.createTable(table)
  for (const [name, column] of Object.entries(columns)) {
    const kind = column.replace('?', '') as Kind
    builder = builder.addColumn(name, typeOf(engine, kind), (definition) => {
      const filled = column.endsWith('?') ? definition : definition.notNull()
      if (kind === 'now') return filled.defaultTo(engineTypes[engine].now)
      return kind === 'boolean' ? filled.defaultTo(engineTypes[engine].no) : filled
    })
  }
  builder = builder.addPrimaryKeyConstraint(`${table}_primary`, primary)
  for (const [column, owner] of Object.entries(belongsTo)) {
    builder = builder.addForeignKeyConstraint(`${table}_${column}_owner`, [column], owner, ['id'], (key) =>
      key.onDelete('cascade'),
    )
  }
  for (const [rule, condition] of Object.entries(checks)) {
    builder = builder.addCheckConstraint(`${table}_${rule}`, condition)
  }
  for (const column of unique) builder = builder.addUniqueConstraint(`${table}_${column}_unique`, [column])
  await builder
    .$call(
      typedLikePostgres(engine, table, {
        ids: ofKind('id'),
        timestamps: ofKind('timestamp', 'now'),
        days: ofKind('day'),
        booleans: ofKind('boolean'),
      }),
    )
    .execute()
  if (engine !== 'postgres') return
  await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
  await closeTables(db, [table])
}

export async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}

function typeOf(engine: Engine, kind: Kind) {
  const types = engineTypes[engine]
  if (kind === 'now') return types.timestamp
  if (kind === 'json') return engine === 'postgres' ? sql`jsonb` : sql`text`
  return kind === 'text' || kind === 'integer' ? sql.raw(kind) : types[kind]
}
