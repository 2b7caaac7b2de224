import { slugTaken } from '../../articles/article-form.ts'
import { addArticle, findTaken } from '../queries.server.ts'
import { type ArticleInsert, parseArticleRow } from './parse-article-row.ts'
import type { ImportOf } from './run-import.server.ts'

/** One by one: an article that cannot come in does not hold up the others. */
export async function importArticles({ database, rows, isDryRun, tally }: ImportOf) {
  const seen = { ids: new Set<string>(), slugs: new Set<string>() }
  for await (const row of rows) {
    tally.read++
    const place = { row: row.row, line: row.line, id: null }
    const parsed =
      'problem' in row ? [{ field: 'row', reason: row.problem }] : parseArticleRow(row.columns, new Date())
    if (Array.isArray(parsed)) {
      tally.refuse({ ...place, reasons: parsed })
      continue
    }
    const state = await stateOf(parsed)
    if (state === 'there') tally.alreadyThere++
    else if (state === 'slug-taken')
      tally.refuse({ ...place, reasons: [{ field: 'slug', reason: `is taken: ${slugTaken}` }] })
    else {
      if (!isDryRun) await addArticle(database, parsed)
      tally.imported++
    }
    seen.ids.add(parsed.id)
    seen.slugs.add(parsed.slug)
  }

  /** In a dry run the rows before it are not in the database yet. */
  async function stateOf({ id, slug }: ArticleInsert) {
    const taken = await findTaken(database.db, { id, slug })
    if (taken.hasId || seen.ids.has(id)) return 'there'
    return taken.hasSlug || seen.slugs.has(slug) ? 'slug-taken' : 'new'
  }
}
