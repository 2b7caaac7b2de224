import { type CreateTableBuilder, type RawBuilder, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** The same table in the words of one engine. */
export type EngineTypes = {
  id: RawBuilder<unknown>
  timestamp: RawBuilder<unknown>
  day: RawBuilder<unknown>
  boolean: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  no: RawBuilder<unknown>
  now: RawBuilder<unknown>
  /** A check that a text holds more than white space. */
  isFilled(column: string): RawBuilder<unknown>
  /** A check for lowercase alphanumerics joined by single hyphens. */
  isSlug(column: string): RawBuilder<unknown>
}

const postgres: EngineTypes = {
  id: sql`uuid`,
  // Milliseconds, as in JavaScript: a finer value could not be handed back as the cursor of a list.
  timestamp: sql`timestamptz(3)`,
  day: sql`date`,
  boolean: sql`boolean`,
  bytes: sql`bytea`,
  no: sql`false`,
  now: sql`now()`,
  isFilled: (column) => sql`btrim(${sql.ref(column)}, E' \\t\\r\\n') <> ''`,
  isSlug: (column) => sql`${sql.ref(column)} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
}

const sqlite: EngineTypes = {
  id: sql`text`,
  timestamp: sql`text`,
  day: sql`text`,
  boolean: sql`integer`,
  bytes: sql`blob`,
  no: sql`0`,
  now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
  isFilled: (column) => sql`trim(${sql.ref(column)}, char(32, 9, 13, 10)) <> ''`,
  isSlug: (column) => {
    const slug = sql.ref(column)
    return sql`${slug} <> '' and ${slug} not glob '*[^a-z0-9-]*'
      and ${slug} not glob '-*' and ${slug} not glob '*-' and ${slug} not glob '*--*'`
  },
}

export const engineTypes = { postgres, sqlite }

type Shapes = { ids?: string[]; timestamps?: string[]; days?: string[]; booleans?: string[] }

/** What PostgreSQL's types refuse by themselves, SQLite's tables refuse through checks. */
export function typedLikePostgres(engine: Engine, table: string, shapes: Shapes) {
  return (builder: CreateTableBuilder<string, string>) => {
    if (engine === 'postgres') return builder
    const { ids = [], timestamps = [], days = [], booleans = [] } = shapes
    const checks = [
      ...ids.map((column) => [column, 'uuid', uuidCheck(column)] as const),
      ...timestamps.map((column) => [column, 'timestamp', timestampCheck(column)] as const),
      ...days.map((column) => [column, 'date', dayCheck(column)] as const),
      ...booleans.map((column) => [column, 'boolean', sql`${sql.ref(column)} in (0, 1)`] as const),
    ]
    return checks
      .reduce(
        (all, [column, kind, check]) => all.addCheckConstraint(`${table}_${column}_${kind}`, check),
        builder,
      )
      .modifyEnd(sql`strict`)
  }
}

function uuidCheck(column: string) {
  const id = sql.ref(column)
  return sql`length(${id}) = 36 and ${id} not glob '*[^0-9a-f-]*'`
}

function timestampCheck(column: string) {
  return sql`${sql.ref(column)} is strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)})`
}

function dayCheck(column: string) {
  return sql`${sql.ref(column)} is null or ${sql.ref(column)} is date(${sql.ref(column)})`
}
