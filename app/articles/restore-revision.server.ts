import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { findArticle, updateArticle } from './edit-queries.server.ts'
import { findRevision } from './revision-queries.server.ts'

type Wish = { articleId: string; revisionId: string; version: number; who: Actor }
type Outcome = 'articleRestored' | 'articleSlugKept' | 'articleChanged' | 'gone'

/** A new save of the old fields. Whether it is published stays as it is: old words must not put it on the site. */
export async function restoreRevision(
  database: Database,
  { articleId, revisionId, version, who }: Wish,
): Promise<Outcome> {
  const revision = await findRevision(database.db, articleId, revisionId)
  const article = await findArticle(database.db, articleId)
  if (!revision || !article) return 'gone'
  const state = { published: article.published, publishAt: article.publish_at }
  const save = (slug: string) =>
    updateArticle(database, { id: articleId, version }, { ...revision.fields, ...state, slug }, who)

  const saved = await save(revision.fields.slug)
  if (saved.kind === 'saved') return 'articleRestored'
  if (saved.kind === 'gone' || saved.kind === 'in-bin') return 'gone'
  if (saved.kind === 'conflict') return 'articleChanged'
  return (await save(article.slug)).kind === 'saved' ? 'articleSlugKept' : 'articleChanged'
}
