import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

/** Lists and search of the inbox that cost the same however many applications there are. */
export async function indexApplicationSearch(db: Kysely<unknown>, engine: Engine) {
  // Rows without a day have an index in the order of their list: the other must not be taken for them.
  await db.schema.dropIndex('applications_due').execute()
  await db.schema
    .createIndex('applications_due')
    .on('applications')
    .columns(['is_spam', 'status', 'follow_up', 'id'])
    .where(sql<SqlBool>`follow_up is not null`)
    .execute()
  // SQLite walks the rows of an empty column in order; PostgreSQL would sort them, and holds only those.
  const undated =
    engine === 'sqlite'
      ? sql`(is_spam, status, follow_up, created_at, id)`
      : sql`(is_spam, status, created_at, id) where follow_up is null`
  await sql`create index applications_undated on applications ${undated}`.execute(db)
  await db.schema
    .createIndex('applications_open_due')
    .on('applications')
    .columns(['follow_up', 'id'])
    .where(
      sql<SqlBool>`not is_spam and status in ('new', 'contacted', 'in-progress') and follow_up is not null`,
    )
    .execute()
  // What is rare has an index of nothing else.
  await sql`create index applications_spam on applications (created_at, id) where is_spam`.execute(db)
  await sql`create index applications_demo on applications (id) where is_demo`.execute(db)
  await db.schema
    .createIndex('applications_newest')
    .on('applications')
    .columns(['created_at', 'id'])
    .execute()
  if (engine === 'postgres') await indexTrigrams(db)
  else await keepTrigrams(db)
}

/**
 * Where the role may not create the extension there is no index, and the search looks through the newest
 * applications only. A hosted database may keep its extensions in a schema that is not on the path.
 */
async function indexTrigrams(db: Kysely<unknown>) {
  await sql`
    do $do$
    declare
      home text;
    begin
      begin
        create extension if not exists pg_trgm;
      exception when insufficient_privilege or undefined_file or feature_not_supported or invalid_schema_name then
        null;
      end;
      select n.nspname into home
      from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
      if home is not null then
        execute format('create index applications_search on applications using gin (search_text %I.gin_trgm_ops)', home);
      end if;
    end $do$`.execute(db)
}

/**
 * SQLite keeps the parts of all words in a table of its own, by number: the rows of applications have none that
 * stays. Both tables are made of applications alone and are in no backup: the triggers fill them again.
 */
async function keepTrigrams(db: Kysely<unknown>) {
  await sql`create table application_fts_rows (
    number integer primary key autoincrement, application_id text not null unique) strict`.execute(db)
  await sql`create virtual table application_fts using fts5 (
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram')`.execute(db)
  await sql`create trigger applications_found after insert on applications begin
    insert into application_fts_rows (application_id) values (new.id);
    insert into application_fts (rowid, search_text)
      select number, new.search_text from application_fts_rows where application_id = new.id;
  end`.execute(db)
  await sql`create trigger applications_found_anew after update of search_text on applications begin
    update application_fts set search_text = new.search_text
      where rowid = (select number from application_fts_rows where application_id = new.id);
  end`.execute(db)
  await sql`create trigger applications_lost after delete on applications begin
    delete from application_fts
      where rowid = (select number from application_fts_rows where application_id = old.id);
    delete from application_fts_rows where application_id = old.id;
  end`.execute(db)
  await sql`insert into application_fts_rows (application_id) select id from applications order by created_at, id`.execute(
    db,
  )
  await sql`insert into application_fts (rowid, search_text)
    select number, search_text from application_fts_rows join applications on id = application_id`.execute(db)
}
