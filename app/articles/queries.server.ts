import { type SqlBool, sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import type { Language } from '../platform/language.ts'
import { type Article, type ArticleCard, changedAt } from './article.ts'
import { withVariants } from './image-queries.server.ts'
import { sharedId } from './translations.ts'

/** The last article of the page before. */
export type ArticleCursor = { createdAt: Date; id: string }
/** Without a language, those of all. */
type ArticlePage = { after?: ArticleCursor; limit: number; language?: Language }

const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'image_url as imageUrl',
  'image_alt as imageAlt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

const languageColumns = ['language', 'translation_of as translationOf'] as const

/** Written exactly as in its partial index: with a bound value SQLite would not use it. */
const isPublished = sql<SqlBool>`published`

export async function listPublishedArticles(db: Db, page: ArticlePage): Promise<ArticleCard[]> {
  const cards = await newestFirst(db, page).where(isPublished).select(cardColumns).execute()
  return await withVariants(db, cards)
}

type ArticleAddress = { slug: string; language: Language; shared: string; modified: Date }

/** For the sitemap: every public article and when it last changed. */
export async function listArticleAddresses(db: Db): Promise<ArticleAddress[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', ...languageColumns, 'created_at as createdAt', 'updated_at as updatedAt'])
    .where(isPublished)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, translationOf, slug, language, ...dates }) => ({
    slug,
    language,
    shared: sharedId({ id, translationOf }),
    modified: changedAt(dates),
  }))
}

/** For admins: drafts too, newest first, without what lies in the bin. */
export async function listArticles(db: Db, page: ArticlePage) {
  return await newestFirst(db, page)
    .select([...cardColumns, ...languageColumns, 'published', 'publish_at as publishAt', 'version'])
    .execute()
}

export async function findPublishedArticle(db: Db, slug: string): Promise<Article | null> {
  return await oneArticle(db, articles(db).where('slug', '=', slug).where('published', '=', true))
}

/** For a preview link: as readers would see it, published or not. */
export async function findArticleToPreview(db: Db, id: string) {
  if (!isId(id)) return null
  const state = await articles(db).select('published').where('id', '=', id).executeTakeFirst()
  const article = await oneArticle(db, articles(db).where('id', '=', id))
  return state && article ? { article, isPublished: state.published } : null
}

async function oneArticle(db: Db, chosen: ReturnType<typeof articles>): Promise<Article | null> {
  const found = await chosen
    .select([...cardColumns, ...languageColumns, 'content'])
    .limit(1)
    .execute()
  const [article] = await withVariants(db, found)
  return article ?? null
}

function articles(db: Db) {
  return db.selectFrom('articles').where('deleted_at', 'is', null)
}

function newestFirst(db: Db, { after, limit, language }: ArticlePage) {
  const told = language ? articles(db).where('language', '=', language) : articles(db)
  const newest = told.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (!after) return newest
  return newest.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
  )
}
