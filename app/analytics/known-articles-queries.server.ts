import type { Db } from '../db/tables.ts'
import { isArticlePath, otherPages } from './counted-name.ts'

/** Anybody can send the address of an article that never was: it gets no line of its own. */
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

function slugOf(path: string) {
  return path.slice('/articles/'.length)
}
