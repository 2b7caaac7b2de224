import { brokenConstraint } from '../db/constraint.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import type { ArticleFields } from './article-form.ts'

export type Saved =
  | { kind: 'saved'; id: string; slug: string }
  | { kind: 'slug-taken' }
  | { kind: 'conflict' }

/** For the editor: the whole article, published or not. */
export async function findArticle(db: Db, id: string) {
  if (!isId(id)) return null
  return (await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function createArticle(database: Database, fields: ArticleFields): Promise<Saved> {
  const id = newId()
  return unlessTaken(() =>
    database.change(['articles'], async (trx) => {
      await trx
        .insertInto('articles')
        .values({ id, ...columnsOf(fields) })
        .execute()
      return { kind: 'saved', id, slug: fields.slug }
    }),
  )
}

/** 'conflict' when somebody else saved it since it was opened. */
export async function updateArticle(
  database: Database,
  id: string,
  version: number,
  fields: ArticleFields,
): Promise<Saved> {
  if (!isId(id)) return { kind: 'conflict' }
  return unlessTaken(() =>
    database.change(['articles'], async (trx) => {
      const saved = await trx
        .updateTable('articles')
        .set({ ...columnsOf(fields), version: version + 1, updated_at: new Date() })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst()
      return saved ? { kind: 'saved', id, slug: fields.slug } : { kind: 'conflict' }
    }),
  )
}

export async function deleteArticle(database: Database, id: string) {
  if (!isId(id)) return
  await database.change(['articles'], (trx) => trx.deleteFrom('articles').where('id', '=', id).execute())
}

function columnsOf({ title, slug, excerpt, content, author, imageUrl, published }: ArticleFields) {
  return { title, slug, excerpt, content, author, published, image_url: imageUrl || null }
}

async function unlessTaken(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    if (brokenConstraint(error) === 'articles_slug_unique') return { kind: 'slug-taken' }
    throw error
  }
}
