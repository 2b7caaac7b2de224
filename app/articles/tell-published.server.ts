import type { Db } from '../db/tables.ts'
import { type Language, pathIn } from '../platform/language.ts'
import { queueWebhooks } from '../webhooks/queue-queries.server.ts'

type Article = { id: string; title: string; slug: string; language: Language }

/** In the transaction that published it. */
export async function tellPublished(trx: Db, { id, title, slug, language }: Article) {
  const data = { id, title, slug, path: pathIn(language, `/articles/${slug}`) }
  await queueWebhooks(trx, { event: 'article.published', subjectId: id, data })
}
