import type { Db } from '../db/tables.ts'
import { splitLanguage } from '../platform/language.ts'
import { isArticlePath, otherPages } from './counted-name.ts'

/** Anybody can send the address of an article that never was: it gets no row of its own. */
export async function underKnownArticles<Row extends { path: string }>(db: Db, rows: Row[]): Promise<Row[]> {
  const slugs = [...new Set(rows.filter(({ path }) => isArticlePath(path)).map(({ path }) => slugOf(path)))]
  if (slugs.length === 0) return rows
  const found = await db
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('published', '=', true)
    .execute()
  const known = new Set(found.map(({ slug }) => slug))
  return rows.map((row) =>
    isArticlePath(row.path) && !known.has(slugOf(row.path)) ? { ...row, path: otherPages } : row,
  )
}

/** Null for the address of an article that never was. A stored page name stays valid, even once the article is gone. */
export async function knownPage(db: Db, path: string | null): Promise<string | null> {
  if (path === null) return null
  const [known] = await underKnownArticles(db, [{ path }])
  return known?.path === path ? path : null
}

function slugOf(path: string) {
  return splitLanguage(path).path.slice('/articles/'.length)
}
