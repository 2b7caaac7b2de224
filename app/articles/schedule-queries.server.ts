import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { fieldsOfRow, keepFirstState, wasEverPublished, writeRevision } from './revision-queries.server.ts'
import { tellPublished } from './tell-published.server.ts'

/** Who publishes at a set time, in revisions and in the log. */
export const scheduleActor = 'schedule'

/** Publishes what is due. Any number of processes may do it at once: each article is published by one of them. */
export async function publishDueArticles(database: Database, now: Date): Promise<string[]> {
  const due = await dueArticles(database.db, now).select('id').execute()
  const published: string[] = []
  for (const { id } of due) if (await publishDue(database, id, now)) published.push(id)
  return published
}

async function publishDue(database: Database, id: string, now: Date) {
  return await database.change(['articles', webhookTag], async (trx) => {
    const before = await dueArticles(trx, now).selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) return false
    await keepFirstState(trx, before)
    const isFirstTime = !(await wasEverPublished(trx, before))
    const article = await trx
      .updateTable('articles')
      .set({
        published: true,
        publish_at: null,
        version: before.version + 1,
        updated_at: now,
        ...(isFirstTime && before.publish_at && { created_at: before.publish_at }),
      })
      .where('id', '=', id)
      // Whoever else had it in hand meanwhile has moved this.
      .where('version', '=', before.version)
      .returningAll()
      .executeTakeFirst()
    if (!article) return false
    const { title, slug, version, language } = article
    await writeRevision(trx, { articleId: id, version, actor: scheduleActor }, fieldsOfRow(article))
    const entry = { action: 'article.publish', actor: scheduleActor, subjectId: id } as const
    await recordAudit(trx, { ...entry, facts: { title, slug } })
    await tellPublished(trx, { id, title, slug, language })
    return true
  })
}

function dueArticles(db: Db, now: Date) {
  return db
    .selectFrom('articles')
    .where('published', '=', false)
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
}
