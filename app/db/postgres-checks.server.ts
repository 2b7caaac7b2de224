import { sql } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'
import type { Db } from './tables.ts'

/**
 * Refuses a database that the program cannot use, in words: the first statement that fails there says less. Returns
 * the schema in which new tables are made.
 */
export async function requireUsablePostgres(trx: Db): Promise<string> {
  const { rows } = await facts.execute(trx)
  const [found] = rows
  if (!found) throw new Error('PostgreSQL returned no row')
  const problem = problemOf(found)
  if (problem) throw new DatabaseProblem(problem)
  return found.schema
}

type Facts = {
  role: string
  database: string
  schema: string
  isReadOnly: boolean
  isTurkish: boolean
  canCreate: boolean
  /** The schema of the tables and the role that owns them; null in a fresh database. */
  home: string | null
  owner: string | null
  isOwner: boolean | null
}

// Names as a statement has to write them, but for the schema's: Kysely quotes that. Where no schema of the
// search_path is open to the role, there is no current one.
const facts = sql<Facts>`
  select quote_ident(current_user) as role, quote_ident(current_database()) as database,
    coalesce(current_schema(), 'public') as schema,
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    lower('I') <> 'i' as "isTurkish",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "canCreate",
    nspname as home, relowner::regrole::text as owner, pg_has_role(relowner, 'usage') as "isOwner"
  from (select to_regclass('kysely_migration') as id) as found
    left join pg_class as tables on tables.oid = found.id
    left join pg_namespace as schemas on schemas.oid = tables.relnamespace`

function problemOf({ role, database, schema, home, owner, ...is }: Facts): string | null {
  if (is.isReadOnly)
    return (
      `The database of DATABASE_URL is read-only for the role ${role}: the server is a standby, or ` +
      'default_transaction_read_only is on. Name the primary server, or switch that off.'
    )
  if (is.isTurkish)
    return (
      'The database of DATABASE_URL has a locale in which ı is the small letter of I, as in Turkish: e-mail ' +
      'addresses would not be found. Make one with another locale: createdb -T template0 -E UTF8 ' +
      '--locale-provider=libc --locale=C.UTF-8; npm run backup -- move-to brings over what is in this one.'
    )
  if (home === null)
    return is.canCreate
      ? null
      : `The role ${role} of DATABASE_URL may create no tables in the schema ${quoted(schema)}. As the owner of ` +
          `the database: grant create on schema ${quoted(schema)} to ${role}`
  if (!is.isOwner)
    return (
      `The tables in the database of DATABASE_URL belong to the role ${owner}, not to ${role}, which sees none of ` +
      `their rows. Connect as ${owner}, or restore the dump for this role: pg_restore --no-owner --role=${role}`
    )
  if (home !== schema)
    return (
      `The tables of the site are in the schema ${quoted(home)}, but new ones would be made in ${quoted(schema)}, ` +
      `which comes first on the search_path. As an administrator: alter role ${role} in database ${database} ` +
      `set search_path = ${quoted(home)}, ${quoted(schema)}`
    )
  return null
}

function quoted(name: string) {
  return /^[a-z_][a-z\d_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
