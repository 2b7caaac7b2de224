import type { Db } from '../db/tables.ts'

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

/** Where the article that had this address can be read now; null when nowhere. */
export async function findMovedArticle(db: Db, slug: string): Promise<string | null> {
  const article = await db
    .selectFrom('article_addresses')
    .innerJoin('articles', 'articles.id', 'article_addresses.article_id')
    .select('articles.slug')
    .where('article_addresses.slug', '=', slug)
    .where('articles.published', '=', true)
    .where('articles.deleted_at', 'is', null)
    .executeTakeFirst()
  return article?.slug ?? null
}
