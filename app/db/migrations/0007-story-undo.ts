import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes, typedLikePostgres } from './engine-types.ts'

const isKnown = sql`decision in ('submit', 'approve', 'reject', 'moveToPending', 'withdraw', 'undo')`

/** The history of a story may also say that somebody took a decision back. */
export async function allowStoryUndo(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'sqlite') return await rebuildDecisions(db)
  await sql`alter table story_decisions drop constraint story_decisions_decision_known`.execute(db)
  await sql`alter table story_decisions add constraint story_decisions_decision_known check (${isKnown})`.execute(
    db,
  )
}

/** SQLite changes no check of a table that is there: the rows move into a new one of the same name. */
async function rebuildDecisions(db: Kysely<unknown>) {
  const types = engineTypes.sqlite
  await db.schema
    .createTable('story_decisions_next')
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
    .addCheckConstraint('story_decisions_decision_known', isKnown)
    .addCheckConstraint('story_decisions_actor_filled', types.isFilled('actor'))
    .$call(
      typedLikePostgres('sqlite', 'story_decisions', { ids: ['id', 'story_id'], timestamps: ['created_at'] }),
    )
    .execute()
  await sql`insert into story_decisions_next select id, story_id, decision, from_status, to_status, actor, reason, created_at from story_decisions`.execute(
    db,
  )
  await db.schema.dropTable('story_decisions').execute()
  await sql`alter table story_decisions_next rename to story_decisions`.execute(db)
  await db.schema
    .createIndex('story_decisions_story_newest')
    .on('story_decisions')
    .columns(['story_id', 'created_at', 'id'])
    .execute()
}
