import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.server.ts'
import type { Trx } from './engine.ts'
import { migrations } from './migrations/index.ts'
import type { Db } from './tables.ts'

/**
 * Brings the tables up to date: everything in one transaction, or nothing. Of several processes that start
 * together one does the work; the others wait and find it done.
 */
export async function migrate(database: Database) {
  await database.upgrade(async (trx) => {
    await refuseNewerDatabase(trx)
    if (database.engine === 'postgres') await refuseClosedSchema(trx)
    await migrateInside(trx, database.engine)
  })
}

/** The same inside a transaction of the caller, up to one migration or to the newest. */
export async function migrateInside(trx: Trx, engine: Database['engine'], upTo?: string) {
  const migrator = migratorFor(engine, trx)
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) throw error
}

async function refuseNewerDatabase(trx: Db) {
  const tables = await trx.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
  const unknown = applied.rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (!unknown) return
  throw new Error(
    `The database is newer than this program: it has been through migration ${unknown.name}, which this ` +
      'version does not know. Start the newer version, or restore a backup from before the upgrade.',
  )
}

/** Otherwise the attempt itself fails, and all that is heard of it is an aborted transaction. */
async function refuseClosedSchema(trx: Db) {
  const { rows } = await sql<{ schema: string | null; isOpen: boolean | null; role: string; isNew: boolean }>`
    select current_schema() as schema, has_schema_privilege(current_schema(), 'create') as "isOpen",
      current_user as role, to_regclass('kysely_migration') is null as "isNew"`.execute(trx)
  const [found] = rows
  if (!found?.isNew || found.isOpen) return
  const schema = found.schema ?? 'public'
  throw new Error(
    `The role ${found.role} of DATABASE_URL may create no tables in the schema ${schema}. As the owner of the ` +
      `database: grant create on schema ${schema} to ${found.role}`,
  )
}

function migratorFor(engine: Database['engine'], trx: Db) {
  const provided = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (db: Parameters<typeof up>[0]) => up(db, engine) },
  ])
  return new Migrator({ db: trx, provider: { getMigrations: async () => Object.fromEntries(provided) } })
}
