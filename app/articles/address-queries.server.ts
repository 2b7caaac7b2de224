import type { Db } from '../db/tables.ts'
import type { Language } from '../platform/language.ts'
import { slugFromTitle } from './article.ts'

/**
 * After the article has its new slug, in the same transaction. An address belongs to one article: the one that
 * has it now, else the one that had it last. So an old address leads in one step to a current one, or nowhere.
 */
export async function moveAddress(trx: Db, articleId: string, from: string | null, to: string) {
  if (from === to) return
  await trx.deleteFrom('article_addresses').where('slug', '=', to).execute()
  if (from === null) return
  await trx
    .insertInto('article_addresses')
    .values({ slug: from, article_id: articleId, created_at: new Date() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: articleId }))
    .execute()
}

type Address = { slug: string; language: Language }

/** Where the article of an old or misspelled address can be read now; null when nowhere. */
export async function findElsewhere(db: Db, written: string): Promise<Address | null> {
  const moved = await findMovedArticle(db, written)
  const slug = slugFromTitle(written)
  if (moved || slug === written) return moved
  const present = await readable(db).where('articles.slug', '=', slug).executeTakeFirst()
  return present ?? (await findMovedArticle(db, slug))
}

/** Where the article that had this address can be read now; null when nowhere. */
export async function findMovedArticle(db: Db, slug: string): Promise<Address | null> {
  const article = await readable(db)
    .innerJoin('article_addresses', 'article_addresses.article_id', 'articles.id')
    .where('article_addresses.slug', '=', slug)
    .executeTakeFirst()
  return article ?? null
}

function readable(db: Db) {
  return db
    .selectFrom('articles')
    .select(['articles.slug', 'articles.language'])
    .where('articles.published', '=', true)
    .where('articles.deleted_at', 'is', null)
}
