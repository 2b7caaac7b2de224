import { parseCursor, writeCursor } from '../../db/cursor.ts'
import type { Db } from '../../db/tables.ts'
import { listBin } from '../bin-queries.server.ts'
import { listSame } from '../join-queries.server.ts'
import { listArticles } from '../queries.server.ts'
import { lackedLanguages } from '../translations.ts'

const shownAtOnce = 500

/** One page of all articles, after the one that the address names. */
export async function articlesPage(db: Db, asked: URLSearchParams, limit = shownAtOnce) {
  const found = await listArticles(db, { after: placeIn(asked), limit: limit + 1 })
  const { shown, older } = split(found, limit)
  // A translation may stand on another page.
  const same = await listSame(db, shown)
  return {
    articles: shown.map((article) => ({ ...article, lacks: lackedLanguages(article, same) })),
    olderHref: older && `/admin/articles?before=${writeCursor(older)}`,
    isFirstPage: placeIn(asked) === undefined,
  }
}

/** One page of the bin. */
export async function binPage(db: Db, asked: URLSearchParams, limit = shownAtOnce) {
  const found = await listBin(db, { after: placeIn(asked), limit: limit + 1 })
  const { shown, older } = split(found, limit)
  const place = older?.deletedAt && { createdAt: older.deletedAt, id: older.id }
  return { articles: shown, olderHref: place ? `/admin/articles/bin?before=${writeCursor(place)}` : null }
}

function placeIn(asked: URLSearchParams) {
  return parseCursor(asked.get('before') ?? '') ?? undefined
}

/** The one row too many only tells that there is a next page. */
function split<Row>(found: Row[], limit: number) {
  const shown = found.slice(0, limit)
  return { shown, older: found.length > limit ? (shown.at(-1) ?? null) : null }
}
