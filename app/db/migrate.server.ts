import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.server.ts'
import { DatabaseProblem } from './database-problem.ts'
import type { Trx } from './engine.ts'
import { hasTable } from './has-table.ts'
import { migrations, parts } from './migrations/index.ts'
import { requireUsablePostgres } from './postgres-checks.server.ts'
import { sqlstateOf, sqlstates } from './sqlstate.ts'
import type { Db } from './tables.ts'

/**
 * Brings the tables up to date. Each migration is a transaction of its own, so that its locks end with it and a
 * process that is killed is continued by the next; a fresh database gets all of them or nothing. Of several processes
 * that start together one at a time does the next migration; whoever comes last finds it done.
 */
export async function migrate(database: Database) {
  const reached: Reached = new Map()
  while (await database.upgrade((trx) => migrateFurther(trx, database.engine, reached))) await sleep(pauseMs)
}

/** SQLite has no queue of writers: others get their turn in the pauses. */
const turnMs = 500
const pauseMs = 50

/** How far the parts of a migration have come, by its name; null at the end. */
type Reached = Map<string, string | null>

/** True when there is more to do. */
async function migrateFurther(trx: Trx, engine: Database['engine'], reached: Reached) {
  const migrator = await requireMigrator(trx, engine)
  const applied = new Set(await listApplied(trx))
  const isFresh = applied.size === 0
  const [next, ...later] = Object.keys(migrations)
    .filter((name) => !applied.has(name))
    .toSorted()
  if (!isFresh && next && (await hasMoreParts(trx, engine, next, reached))) return true
  await run(migrator, isFresh ? undefined : next)
  return !isFresh && later.length > 0
}

/** Does as many as fit into a turn. */
async function hasMoreParts(trx: Trx, engine: Database['engine'], name: string, reached: Reached) {
  const part = parts[name]
  if (!part) return false
  const end = performance.now() + turnMs
  let last = reached.get(name)
  while (last !== null && performance.now() < end)
    last = await part(trx as unknown as Kysely<unknown>, engine, last)
  reached.set(name, last ?? null)
  return last !== null
}

/** Inside a transaction of the caller, all in one, up to one migration or to the newest. */
export async function migrateInside(trx: Trx, engine: Database['engine'], upTo?: string) {
  await run(await requireMigrator(trx, engine), upTo)
}

async function run(migrator: Migrator, upTo?: string) {
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) refusedByServer(error)
}

async function requireMigrator(trx: Trx, engine: Database['engine']) {
  const schema = engine === 'postgres' ? await requireUsablePostgres(trx) : undefined
  await refuseNewerDatabase(trx)
  if (schema) await createMigrationTables(trx).catch(refusedByServer)
  return migratorFor(engine, trx, schema)
}

async function refuseNewerDatabase(trx: Db) {
  const unknown = (await listApplied(trx)).find((name) => !Object.hasOwn(migrations, name))
  if (!unknown) return
  throw new DatabaseProblem(
    `The database is newer than this program: it has been through migration ${unknown}, which this ` +
      'version does not know. Start the newer version, or restore a backup from before the upgrade.',
  )
}

async function listApplied(trx: Db) {
  if (!(await hasTable(trx, 'kysely_migration'))) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
  return applied.rows.map(({ name }) => name)
}

/**
 * Kysely's own tables, as Kysely makes them. It asks once more after a failure, and all that is heard of the failure
 * then is that the transaction is aborted. Not `if not exists`: that needs the right to create also where they exist.
 */
async function createMigrationTables(trx: Trx) {
  if (!(await hasTable(trx, 'kysely_migration')))
    await sql`create table kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx)
  if (!(await hasTable(trx, 'kysely_migration_lock')))
    await sql`create table kysely_migration_lock (
      id varchar(255) not null primary key, is_locked integer not null default 0)`.execute(trx)
}

/** No disk, memory or connections are left; an administrator intervened. */
const ownersClasses = ['53', '57']

/** What PostgreSQL has against a migration is said by its message; other errors are ours and keep their stack. */
function refusedByServer(error: unknown): never {
  const sqlstate = sqlstateOf(error)
  const isOwners = sqlstate === sqlstates.noRight || ownersClasses.includes(sqlstate.slice(0, 2))
  if (!(error instanceof Error && isOwners)) throw error
  throw new DatabaseProblem(`PostgreSQL refused a change of the tables: ${error.message}`, { cause: error })
}

/** The schema is named, because Kysely would take the tables of any other for its own. */
function migratorFor(engine: Database['engine'], trx: Db, migrationTableSchema?: string) {
  const provided = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (db: Parameters<typeof up>[0]) => up(db, engine) },
  ])
  const provider = { getMigrations: async () => Object.fromEntries(provided) }
  return new Migrator({ db: trx, provider, migrationTableSchema })
}
