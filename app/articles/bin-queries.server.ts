import type { Actor, AuditAction } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { binDays } from './article.ts'
import { removeUnnamedImages } from './forgotten-image-queries.server.ts'
import { lockJoins, separateIfTold } from './join-queries.server.ts'
import { keepFirstState, listRevisionPictures } from './revision-queries.server.ts'

type BinPage = { after?: { createdAt: Date; id: string } | undefined; limit: number }

/** Newest first; after one of them, by the moment it was deleted. */
export async function listBin(db: Db, { after, limit }: BinPage = { limit: 500 }) {
  return await db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'author', 'language', 'deleted_at as deletedAt'])
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('deleted_at', 'id'), '<', tuple(after?.createdAt ?? null, after?.id ?? '')),
      ),
    )
    .limit(limit)
    .execute()
}

/** Off the site at once; its address stays its own while it lies there. False when it is not there any more. */
export async function moveToBin(database: Database, id: string, who: Actor): Promise<boolean> {
  return await step(database, id, who, 'article.delete', async (trx) => {
    const before = await trx.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
    // Else nothing would say that readers had seen it, and published again it would get another date.
    if (before && !before.deleted_at) await keepFirstState(trx, before)
    return await trx
      .updateTable('articles')
      .set(({ eb }) => ({
        deleted_at: new Date(),
        published: false,
        publish_at: null,
        version: eb('version', '+', 1),
      }))
      .where('deleted_at', 'is', null)
      .where('id', '=', id)
      .returning(['title', 'slug'])
      .executeTakeFirst()
  })
}

/** As a draft, whatever it was before; its language may have been taken by another translation meanwhile. */
export async function bringBack(database: Database, id: string, who: Actor): Promise<boolean> {
  return await step(database, id, who, 'article.restore', async (trx) => {
    await lockJoins(trx)
    const restored = await trx
      .updateTable('articles')
      .set(({ eb }) => ({ deleted_at: null, updated_at: new Date(), version: eb('version', '+', 1) }))
      .where('deleted_at', 'is not', null)
      .where('id', '=', id)
      .returning(['title', 'slug'])
      .executeTakeFirst()
    if (restored) await separateIfTold(trx, id, who)
    return restored
  })
}

/** With its revisions, old addresses and drafts, and the pictures that nothing else names. Only from the bin. */
export async function eraseArticle(database: Database, id: string, who: Actor): Promise<boolean> {
  let pictures: string[] = []
  const isErased = await step(database, id, who, 'article.erase', async (trx) => {
    const earlier = await listRevisionPictures(trx, id)
    const erased = await trx
      .deleteFrom('articles')
      .where('deleted_at', 'is not', null)
      .where('id', '=', id)
      .returning(['title', 'slug', 'image_url'])
      .executeTakeFirst()
    if (!erased) return undefined
    await trx.deleteFrom('article_drafts').where('draft_key', '=', id).execute()
    pictures = [erased.image_url ?? '', ...earlier]
    return { title: erased.title, slug: erased.slug }
  })
  if (isErased) await removeUnnamedImages(database, pictures)
  return isErased
}

export async function listOverdue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('deleted_at', '<', new Date(now.getTime() - binDays * dayMs))
    .execute()
  return rows.map(({ id }) => id)
}

type Words = { title: string; slug: string } | undefined

async function step(
  database: Database,
  id: string,
  who: Actor,
  action: AuditAction,
  work: (trx: Db) => Promise<Words>,
) {
  if (!isId(id)) return false
  return await database.change(['articles'], async (trx) => {
    const facts = await work(trx)
    if (facts) await recordAudit(trx, { ...who, action, subjectId: id, facts })
    return facts !== undefined
  })
}
