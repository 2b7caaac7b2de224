import { slugTaken } from '../../articles/article-form.ts'
import { importWords } from '../import-words.ts'
import { addArticle, findTaken } from '../queries.server.ts'
import { bringPicture } from './bring-picture.server.ts'
import { importEach } from './import-each.ts'
import type { ImportOf } from './import-of.ts'
import { type ArticleInsert, parseArticleRow } from './parse-article-row.ts'

export async function importArticles(parts: ImportOf) {
  const { database, brand, isDryRun, tally } = parts
  const seen = { ids: new Set<string>(), slugs: new Set<string>() }
  const parse = (columns: Record<string, unknown>) =>
    parseArticleRow(columns, { defaultAuthor: brand, now: new Date() })
  await importEach(parts, parse, async ({ article, picture, notes }, place) => {
    const state = await stateOf(article)
    if (state === 'there') tally.alreadyThere++
    else if (state !== 'new') tally.refuse({ ...place, reasons: [state] })
    else {
      const { url, problem } = await bringPicture(picture, parts)
      if (problem) tally.note({ ...place, field: 'image_url', reason: problem })
      for (const note of notes) tally.note({ ...place, ...note })
      const pictured = url ? { image_url: url } : { image_url: null, image_alt: '' }
      if (!isDryRun) await addArticle(database, { ...article, ...pictured })
      tally.imported++
    }
    seen.ids.add(article.id)
    seen.slugs.add(article.slug)
  })

  /** In a dry run the rows before it are not in the database yet. */
  async function stateOf({ id, slug }: ArticleInsert) {
    const taken = await findTaken(database.db, { id, slug })
    const { inBin, slugInBin, slugTaken: isTaken } = importWords.en.reasons
    if (taken.byId?.deleted_at) return { field: 'id', reason: inBin }
    if (taken.byId || seen.ids.has(id)) return 'there'
    if (taken.bySlug?.deleted_at) return { field: 'slug', reason: slugInBin }
    return taken.bySlug || seen.slugs.has(slug) ? { field: 'slug', reason: isTaken(slugTaken) } : 'new'
  }
}
