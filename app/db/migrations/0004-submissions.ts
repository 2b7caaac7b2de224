import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes, typedLikePostgres } from './engine-types.ts'

/** What sending a story in needs: sent once, flagged, decided, taken back; and the counts behind limits. */
export async function createSubmissions(db: Kysely<unknown>, engine: Engine) {
  await addStoryColumns(db, engine)
  await markDemoContent(db, engine)
  await createDecisions(db, engine)
  await createCounts(db, engine)
  if (engine === 'postgres') {
    for (const table of ['story_decisions', 'request_counts']) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
    }
  }
}

async function addStoryColumns(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  const json = engine === 'postgres' ? sql`jsonb` : sql`text`
  const columns = [
    // Made by the form: a second click, a retry or a reload carries the same one.
    sql`submission_key text`,
    // The private link holds the token; only its hash is kept.
    sql`token_hash text`,
    sql`spam_score integer not null default 0`,
    sql`spam_flags ${json} not null default '[]'`,
    sql`withdrawn_at ${types.timestamp}`,
  ]
  for (const column of columns) await sql`alter table approval_stories add column ${column}`.execute(db)
  for (const column of ['submission_key', 'token_hash']) {
    await db.schema
      .createIndex(`approval_stories_${column}_unique`)
      .on('approval_stories')
      .column(column)
      .unique()
      .execute()
  }
}

/** Made-up content that came with the program: marked as such wherever it is shown, removed by one button. */
async function markDemoContent(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  for (const table of ['articles', 'approval_stories']) {
    await sql`alter table ${sql.table(table)} add column is_demo ${types.boolean} not null default ${types.no}`.execute(
      db,
    )
  }
}

async function createDecisions(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('story_decisions')
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('story_id', types.id, (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addPrimaryKeyConstraint('story_decisions_id_primary', ['id'])
    .addForeignKeyConstraint('story_decisions_story', ['story_id'], 'approval_stories', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addCheckConstraint(
      'story_decisions_decision_known',
      sql`decision in ('submit', 'approve', 'reject', 'moveToPending', 'withdraw')`,
    )
    .addCheckConstraint('story_decisions_actor_filled', types.isFilled('actor'))
    .$call(
      typedLikePostgres(engine, 'story_decisions', { ids: ['id', 'story_id'], timestamps: ['created_at'] }),
    )
    .execute()
  await db.schema
    .createIndex('story_decisions_story_newest')
    .on('story_decisions')
    .columns(['story_id', 'created_at', 'id'])
    .execute()
}

async function createCounts(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('request_counts')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', types.timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('request_counts_primary', ['key'])
    .$call(typedLikePostgres(engine, 'request_counts', { timestamps: ['expires_at'] }))
    .execute()
  await db.schema.createIndex('request_counts_expires').on('request_counts').column('expires_at').execute()
}
