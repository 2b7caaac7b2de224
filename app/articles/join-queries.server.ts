import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockName } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { joinableTo, sharedId, type Told, translationsAmong } from './translations.ts'

type Titled = { title: string; slug: string }

/** More would make no choice that somebody reads. */
const newestOffered = 200

/**
 * Two who join at once would each make theirs the translation of the other. Taken before any row is changed: in another
 * order two would wait for each other.
 */
export const lockJoins = (trx: Db) => lockName(trx, 'articles.joins')

/** The newest articles and these ones, with all that tell the same: an editor may have written thousands. */
export async function listTold(db: Db, ...ids: string[]) {
  const newest = await newestFirst(told(db)).limit(newestOffered).execute()
  const these = await told(db).where('id', 'in', ids).execute()
  return await listSame(db, [...newest, ...these])
}

/** These and all that tell the same. */
export async function listSame(db: Db, some: Told[]) {
  const shared = [...new Set(some.map(sharedId))]
  if (shared.length === 0) return []
  return await newestFirst(told(db))
    .where(({ eb, or }) => or([eb('id', 'in', shared), eb('translation_of', 'in', shared)]))
    .execute()
}

/** Makes two articles translations of each other. False when one is gone, or has that language already. */
export async function joinArticles(database: Database, id: string, otherId: string, who: Actor) {
  if (!isId(id) || !isId(otherId)) return false
  return await database.change(['articles'], async (trx) => {
    await lockJoins(trx)
    const all = await listTold(trx, id, otherId)
    const article = all.find((one) => one.id === id)
    const other = all.find((one) => one.id === otherId)
    if (!article || !other || !joinableTo(article, all).includes(other)) return false
    const shared = sharedId(article)
    // What told the same before comes along, also out of the bin.
    await trx
      .updateTable('articles')
      .set({ translation_of: sharedId(other) })
      .where(({ eb, or }) => or([eb('id', '=', shared), eb('translation_of', '=', shared)]))
      .execute()
    const facts = { title: article.title, slug: article.slug, with: other.title }
    await recordAudit(trx, { ...who, action: 'article.join', subjectId: id, facts })
    return true
  })
}

/** The article stands for itself again; what is left stays together. False when it did so already. */
export async function separateArticle(database: Database, id: string, who: Actor) {
  if (!isId(id)) return false
  return await database.change(['articles'], async (trx) => {
    await lockJoins(trx)
    const article = await told(trx).where('id', '=', id).executeTakeFirst()
    return article ? await separate(trx, article, who) : false
  })
}

/** After a change of its language or its way out of the bin: those that tell the same have no language twice. */
export async function separateIfTold(trx: Db, id: string, who: Actor) {
  const article = await told(trx).where('id', '=', id).executeTakeFirst()
  if (!article) return
  const others = translationsAmong(article, await listSame(trx, [article]))
  if (others.some(({ language }) => language === article.language)) await separate(trx, article, who)
}

async function separate(trx: Db, { id, title, slug, translationOf }: Told & Titled, who: Actor) {
  const isParted = translationOf ? await leave(trx, id) : await handOn(trx, id)
  const facts = { title, slug }
  if (isParted) await recordAudit(trx, { ...who, action: 'article.separate', subjectId: id, facts })
  return isParted
}

async function leave(trx: Db, id: string) {
  await trx.updateTable('articles').set({ translation_of: null }).where('id', '=', id).execute()
  return true
}

/** The others are known by the id of this one: from now on by that of the oldest among them. */
async function handOn(trx: Db, id: string) {
  const heir = await trx
    .selectFrom('articles')
    .select('id')
    .where('translation_of', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!heir) return false
  await trx
    .updateTable('articles')
    .set({ translation_of: heir.id })
    .where('translation_of', '=', id)
    .execute()
  return await leave(trx, heir.id)
}

function newestFirst(query: ReturnType<typeof told>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

function told(db: Db) {
  return db
    .selectFrom('articles')
    .select(['id', 'title', 'slug', 'language', 'translation_of as translationOf'])
    .where('deleted_at', 'is', null)
}
