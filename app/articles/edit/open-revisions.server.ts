import { parseCursor, writeCursor } from '../../db/cursor.ts'
import type { Db } from '../../db/tables.ts'
import { findArticle } from '../edit-queries.server.ts'
import { fieldsOfRow, listRevisions } from '../revision-queries.server.ts'

const shown = 100

type Asked = {
  /** The revision to look at; else the newest of the page. */
  compare: string | null
  /** Where the page of older ones begins. */
  after: string | null
}

/** One page of the saved states of an article, newest first; null when there is no such article. */
export async function openRevisions(db: Db, id: string, asked: Asked) {
  const after = asked.after ? parseCursor(asked.after) : null
  const [article, found] = await Promise.all([
    findArticle(db, id),
    // One more: what the last of the page changed is told by the one before it.
    listRevisions(db, id, shown + 1, after ?? undefined),
  ])
  if (!article) return null
  const revisions = found.slice(0, shown)
  const last = found.length > shown ? revisions.at(-1) : undefined
  const at = Math.max(
    0,
    revisions.findIndex((revision) => revision.id === asked.compare),
  )
  return {
    id: article.id,
    title: article.title,
    version: article.version,
    now: fieldsOfRow(article),
    revisions: revisions.map(({ id, version, actor, createdAt }) => ({ id, version, actor, createdAt })),
    chosen: revisions[at] ?? null,
    before: found[at + 1] ?? null,
    after: after && writeCursor(after),
    older: last ? writeCursor(last) : null,
  }
}
