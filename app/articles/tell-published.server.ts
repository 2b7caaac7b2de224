import type { Db } from '../db/tables.ts'
import { queueWebhooks } from '../webhooks/queue-queries.server.ts'

type Article = { id: string; title: string; slug: string }

/** In the transaction that published it. */
export async function tellPublished(trx: Db, { id, title, slug }: Article) {
  const data = { id, title, slug, path: `/articles/${slug}` }
  await queueWebhooks(trx, { event: 'article.published', subjectId: id, data })
}
