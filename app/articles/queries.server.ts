import type { Db } from '../db/tables.ts'
import type { Article, ArticleCard } from './article.ts'

/** The last article of the page before. */
export type ArticleCursor = { createdAt: Date; id: string }
type ArticlePage = { after?: ArticleCursor; limit: number }

const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'image_url as imageUrl',
  'created_at as createdAt',
] as const

export async function listPublishedArticles(db: Db, page: ArticlePage): Promise<ArticleCard[]> {
  return await newestFirst(db, page).where('published', '=', true).select(cardColumns).execute()
}

/** For the sitemap: every public article and when it last changed. */
export async function listArticleAddresses(db: Db): Promise<{ slug: string; modified: Date }[]> {
  return await db
    .selectFrom('articles')
    .select(['slug', 'updated_at as modified'])
    .where('published', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** For admins: drafts too, newest first. */
export async function listArticles(db: Db, page: ArticlePage) {
  return await newestFirst(db, page)
    .select([...cardColumns, 'published', 'version'])
    .execute()
}

export async function findPublishedArticle(db: Db, slug: string): Promise<Article | null> {
  const article = await db
    .selectFrom('articles')
    .select([...cardColumns, 'content', 'updated_at as updatedAt'])
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst()
  return article ?? null
}

function newestFirst(db: Db, { after, limit }: ArticlePage) {
  const newest = db.selectFrom('articles').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (!after) return newest
  return newest.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
  )
}
