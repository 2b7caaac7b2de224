import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes, typedLikePostgres } from './engine-types.ts'

export async function createArticlesStoriesPhotos(db: Kysely<unknown>, engine: Engine) {
  await createArticles(db, engine)
  await createStories(db, engine)
  await createPhotos(db, engine)
  await createPhotoFiles(db, engine)
  if (engine === 'postgres') await hideFromOtherRoles(db)
}

async function createArticles(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('articles')
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('author', 'text', (column) => column.notNull().defaultTo('Second Key Rentals'))
    .addColumn('published', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addColumn('image_url', 'text')
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addColumn('updated_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('articles_id_primary', ['id'])
    .addUniqueConstraint('articles_slug_unique', ['slug'])
    .addCheckConstraint('articles_title_filled', types.isFilled('title'))
    .addCheckConstraint('articles_slug_shape', types.isSlug('slug'))
    // Longer ones would not fit into PostgreSQL's index.
    .addCheckConstraint('articles_slug_length', sql`length(slug) <= 200`)
    .addCheckConstraint('articles_content_filled', types.isFilled('content'))
    .addCheckConstraint('articles_author_filled', types.isFilled('author'))
    .addCheckConstraint('articles_version_positive', sql`version >= 1`)
    .$call(
      typedLikePostgres(engine, 'articles', {
        ids: ['id'],
        timestamps: ['created_at', 'updated_at'],
        booleans: ['published'],
      }),
    )
    .execute()
  await index(db, 'articles_newest', 'articles', ['created_at', 'id'])
  await index(db, 'articles_published_newest', 'articles', ['published', 'created_at', 'id'])
}

async function createStories(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('approval_stories')
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('city_state', 'text', (column) => column.notNull())
    .addColumn('approval_date', types.day)
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('how_helped', 'text', (column) => column.notNull())
    .addColumn('encouragement', 'text', (column) => column.notNull())
    .addColumn('allow_sharing', types.boolean, (column) => column.notNull().defaultTo(types.no))
    .addColumn('renter_photo_url', 'text')
    .addColumn('exterior_photo_url', 'text')
    .addColumn('interior_photo_url', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addColumn('name_display', 'text')
    .addColumn('updated_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('approval_stories_id_primary', ['id'])
    .addCheckConstraint('approval_stories_full_name_filled', types.isFilled('full_name'))
    .addCheckConstraint('approval_stories_email_shape', sql`email like '_%@_%'`)
    .addCheckConstraint('approval_stories_city_state_shape', sql`city_state like '_%, _%'`)
    .addCheckConstraint('approval_stories_city_state_length', sql`length(city_state) <= 200`)
    .addCheckConstraint('approval_stories_headline_filled', types.isFilled('headline'))
    .addCheckConstraint('approval_stories_headline_length', sql`length(headline) between 1 and 100`)
    .addCheckConstraint('approval_stories_how_helped_filled', types.isFilled('how_helped'))
    .addCheckConstraint('approval_stories_encouragement_filled', types.isFilled('encouragement'))
    .addCheckConstraint('approval_stories_status_known', sql`status in ('pending', 'approved', 'rejected')`)
    .addCheckConstraint(
      'approval_stories_name_display_known',
      sql`name_display in ('full-name', 'nickname', 'anonymous')`,
    )
    .addCheckConstraint('approval_stories_version_positive', sql`version >= 1`)
    .$call(
      typedLikePostgres(engine, 'approval_stories', {
        ids: ['id'],
        timestamps: ['created_at', 'updated_at'],
        days: ['approval_date'],
        booleans: ['allow_sharing'],
      }),
    )
    .execute()
  await index(db, 'approval_stories_status_newest', 'approval_stories', ['status', 'created_at', 'id'])
  await index(db, 'approval_stories_place_newest', 'approval_stories', [
    'status',
    'city_state',
    'created_at',
    'id',
  ])
}

async function createPhotos(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('photos')
    .addColumn('id', types.id, (column) => column.notNull())
    .addColumn('story_id', types.id, (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull().defaultTo(types.now))
    .addPrimaryKeyConstraint('photos_id_primary', ['id'])
    .addUniqueConstraint('photos_story_id_slot_unique', ['story_id', 'slot'])
    .addForeignKeyConstraint('photos_story', ['story_id'], 'approval_stories', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addCheckConstraint('photos_slot_known', sql`slot in ('renter', 'exterior', 'interior')`)
    .$call(typedLikePostgres(engine, 'photos', { ids: ['id', 'story_id'], timestamps: ['created_at'] }))
    .execute()
}

async function createPhotoFiles(db: Kysely<unknown>, engine: Engine) {
  const types = engineTypes[engine]
  await db.schema
    .createTable('photo_files')
    .addColumn('photo_id', types.id, (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('body', types.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('photo_files_primary', ['photo_id', 'format', 'width'])
    .addForeignKeyConstraint('photo_files_photo', ['photo_id'], 'photos', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addCheckConstraint('photo_files_format_known', sql`format in ('avif', 'webp')`)
    .addCheckConstraint('photo_files_size_positive', sql`width >= 1 and height >= 1`)
    .addCheckConstraint('photo_files_body_filled', sql`length(body) >= 1`)
    .$call(typedLikePostgres(engine, 'photo_files', { ids: ['photo_id'] }))
    .execute()
}

/**
 * With row-level security on and no policy written, every role but the owner sees empty tables: a hosted
 * table API in front of the same database has nothing to give to its anonymous key.
 */
async function hideFromOtherRoles(db: Kysely<unknown>) {
  const tables = ['articles', 'approval_stories', 'photos', 'photo_files']
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
  }
}

/** Both engines also read an index backwards: no need to say "newest first" in it. */
async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
