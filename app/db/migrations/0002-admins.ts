import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes, typedLikePostgres } from './engine-types.ts'

/** The tables of better-auth under our own names (app/accounts/auth-tables.ts), and the program's own secrets. */
export async function createAdmins(db: Kysely<unknown>, engine: Engine) {
  await createUsers(db, engine)
  await createSessions(db, engine)
  await createAccounts(db, engine)
  await createVerifications(db, engine)
  await createTwoFactors(db, engine)
  await createRateLimits(db, engine)
  await createSecrets(db, engine)
  if (engine === 'postgres') await hideFromOtherRoles(db)
}

async function createUsers(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await createDated(db, engine, 'admin_users')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('disabled', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addColumn('two_factor_enabled', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addUniqueConstraint('admin_users_email_unique', ['email'])
    .addCheckConstraint('admin_users_name_filled', types.isFilled('name'))
    .addCheckConstraint('admin_users_email_shape', sql`email like '_%@_%' and length(email) <= 254`)
    // Signing in looks for the lower-case address; any other spelling could never sign in.
    .addCheckConstraint('admin_users_email_lower', sql`email = lower(email)`)
    .addCheckConstraint('admin_users_role_known', sql`role in ('owner', 'editor', 'moderator')`)
    .$call(
      typedLikePostgres(engine, 'admin_users', {
        ids: ['id'],
        timestamps: ['created_at', 'updated_at'],
        booleans: ['email_verified', 'disabled', 'two_factor_enabled'],
      }),
    )
    .execute()
}

async function createSessions(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await createDated(db, engine, 'admin_sessions')
    .addColumn('user_id', types.id, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('expires_at', types.timestamp, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addUniqueConstraint('admin_sessions_token_unique', ['token'])
    .addForeignKeyConstraint('admin_sessions_user', ['user_id'], 'admin_users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .$call(
      typedLikePostgres(engine, 'admin_sessions', {
        ids: ['id', 'user_id'],
        timestamps: ['expires_at', 'created_at', 'updated_at'],
      }),
    )
    .execute()
  await index(db, 'admin_sessions_of_user', 'admin_sessions', 'user_id')
  await index(db, 'admin_sessions_expired', 'admin_sessions', 'expires_at')
}

/** One row a way of signing in; ours is the password alone, so the columns of other providers stay empty. */
async function createAccounts(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await createDated(db, engine, 'admin_accounts')
    .addColumn('user_id', types.id, (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', types.timestamp)
    .addColumn('refresh_token_expires_at', types.timestamp)
    .addColumn('scope', 'text')
    .addUniqueConstraint('admin_accounts_provider_id_account_id_unique', ['provider_id', 'account_id'])
    .addForeignKeyConstraint('admin_accounts_user', ['user_id'], 'admin_users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .$call(
      typedLikePostgres(engine, 'admin_accounts', {
        ids: ['id', 'user_id'],
        timestamps: ['access_token_expires_at', 'refresh_token_expires_at', 'created_at', 'updated_at'],
      }),
    )
    .execute()
  await index(db, 'admin_accounts_of_user', 'admin_accounts', 'user_id')
}

async function createVerifications(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await createDated(db, engine, 'admin_verifications')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', types.timestamp, (column) => column.notNull())
    .$call(
      typedLikePostgres(engine, 'admin_verifications', {
        ids: ['id'],
        timestamps: ['expires_at', 'created_at', 'updated_at'],
      }),
    )
    .execute()
  await index(db, 'admin_verifications_by_identifier', 'admin_verifications', 'identifier')
  await index(db, 'admin_verifications_expired', 'admin_verifications', 'expires_at')
}

async function createTwoFactors(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('admin_two_factors')
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('user_id', types.id, (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addColumn('failed_verification_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', types.timestamp)
    .addPrimaryKeyConstraint('admin_two_factors_id_primary', ['id'])
    .addUniqueConstraint('admin_two_factors_user_id_unique', ['user_id'])
    .addForeignKeyConstraint('admin_two_factors_user', ['user_id'], 'admin_users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .$call(
      typedLikePostgres(engine, 'admin_two_factors', {
        ids: ['id', 'user_id'],
        timestamps: ['locked_until'],
        booleans: ['verified'],
      }),
    )
    .execute()
}

async function createRateLimits(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('admin_rate_limits')
    .addColumn('id', engineTypes[engine].id, (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    // Milliseconds since 1970, as better-auth counts them.
    .addColumn('last_request', engine === 'postgres' ? 'bigint' : 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_rate_limits_id_primary', ['id'])
    .addUniqueConstraint('admin_rate_limits_key_unique', ['key'])
    .$call(typedLikePostgres(engine, 'admin_rate_limits', { ids: ['id'] }))
    .execute()
}

async function createSecrets(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addPrimaryKeyConstraint('secrets_name_primary', ['name'])
    .addCheckConstraint('secrets_value_long', sql`length(value) >= 32`)
    .$call(typedLikePostgres(engine, 'secrets', { timestamps: ['created_at'] }))
    .execute()
}

/** What most of better-auth's tables begin with. */
function createDated(db: Kysely<unknown>, engine: Engine, table: string) {
  const types = engineTypes[engine]
  return db.schema
    .createTable(table)
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addColumn('updated_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addPrimaryKeyConstraint(`${table}_id_primary`, ['id'])
}

/** As in 0001: with row-level security on and no policy, every role but the owner sees empty tables. */
async function hideFromOtherRoles(db: Kysely<unknown>) {
  const parts = ['users', 'sessions', 'accounts', 'verifications', 'two_factors', 'rate_limits']
  for (const table of [...parts.map((part) => `admin_${part}`), 'secrets']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
  }
}

async function index(db: Kysely<unknown>, name: string, table: string, column: string) {
  await db.schema.createIndex(name).on(table).column(column).execute()
}
