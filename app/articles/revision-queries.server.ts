import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import type { ArticleFields } from './article-form.ts'
import { parseSavedFields } from './saved-fields.server.ts'

type Row = Selectable<Tables['articles']>

export type Revision = {
  id: string
  version: number
  actor: string
  createdAt: Date
  fields: ArticleFields
}

/** What stood there before anybody saved it in this editor: it came with the program or from elsewhere. */
export const earlierActor = 'before'

/** In the transaction of the save: neither is there without the other. */
export async function writeRevision(
  trx: Db,
  { articleId, version, actor }: { articleId: string; version: number; actor: string },
  fields: ArticleFields,
  createdAt = new Date(),
) {
  await trx
    .insertInto('article_revisions')
    .values({
      id: newId(),
      article_id: articleId,
      version,
      actor,
      fields: JSON.stringify(fields),
      created_at: createdAt,
    })
    .execute()
}

/** An article that came without revisions gets its present state as the first one, before it is changed. */
export async function keepFirstState(trx: Db, article: Row) {
  const known = await trx
    .selectFrom('article_revisions')
    .select('id')
    .where('article_id', '=', article.id)
    .limit(1)
    .executeTakeFirst()
  if (known) return
  await writeRevision(
    trx,
    { articleId: article.id, version: article.version, actor: earlierActor },
    fieldsOfRow(article),
    article.updated_at,
  )
}

/** Newest first; after one of them, if one is named. */
export async function listRevisions(
  db: Db,
  articleId: string,
  limit: number,
  after?: { createdAt: Date; id: string },
): Promise<Revision[]> {
  if (!isId(articleId)) return []
  const rows = await revisions(db)
    .where('article_id', '=', articleId)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after?.createdAt ?? new Date(), after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(parsed)
}

export async function findRevision(db: Db, articleId: string, id: string): Promise<Revision | null> {
  if (!isId(articleId) || !isId(id)) return null
  const row = await revisions(db).where('article_id', '=', articleId).where('id', '=', id).executeTakeFirst()
  return row ? parsed(row) : null
}

/** Whether readers have ever seen it: the first publication gives an article its date. */
export async function wasEverPublished(db: Db, article: Pick<Row, 'id' | 'published'>) {
  if (article.published) return true
  const published = await db
    .selectFrom('article_revisions')
    .select('id')
    .where('article_id', '=', article.id)
    // SQLite reads 1, PostgreSQL 'true'.
    .where(sql`cast(fields ->> 'published' as text)`, 'in', ['1', 'true'])
    .limit(1)
    .executeTakeFirst()
  return published !== undefined
}

/** The pictures of all its revisions, each once. */
export async function listRevisionPictures(db: Db, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('article_revisions')
    .select(sql<string>`fields ->> 'imageUrl'`.as('imageUrl'))
    .where('article_id', '=', articleId)
    .distinct()
    .execute()
  return rows.map(({ imageUrl }) => imageUrl)
}

export function fieldsOfRow(row: Row): ArticleFields {
  const { title, slug, excerpt, content, author, published, language } = row
  return {
    title,
    slug,
    excerpt,
    content,
    author,
    published,
    imageUrl: row.image_url ?? '',
    imageAlt: row.image_alt,
    publishAt: row.publish_at,
    language,
    translationOf: row.translation_of ?? '',
  }
}

function revisions(db: Db) {
  return db
    .selectFrom('article_revisions')
    .select(['id', 'version', 'actor', 'created_at as createdAt', 'fields'])
}

function parsed({ fields, ...row }: Omit<Revision, 'fields'> & { fields: object }): Revision {
  return { ...row, fields: parseSavedFields(fields) }
}
