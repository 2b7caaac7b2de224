import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { imageIdOf, imagePath } from './image-path.ts'

const forgottenDays = 30
const textsAtOnce = 500
const removedAtOnce = 500

/** Uploaded long ago and named by no article, saved state or draft. Returns how many. */
export async function removeForgottenImages(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - forgottenDays * dayMs)
  const unshown = unshownImages(database.db).where('article_images.created_at', '<', before)
  return await removeUnnamed(database, await unshown.execute())
}

/** Of an article that was erased: those that no other article, saved state or draft names. */
export async function removeUnnamedImages(database: Database, urls: string[]): Promise<number> {
  const ids = [...new Set(urls.flatMap((url) => imageIdOf(url) ?? []))].filter(isId)
  if (ids.length === 0) return 0
  const unshown = unshownImages(database.db).where('article_images.id', 'in', ids)
  return await removeUnnamed(database, await unshown.execute())
}

/** Outside a transaction: reading all texts is slow and must hold no lock. */
async function removeUnnamed(database: Database, unshown: { id: string }[]) {
  const unnamed = new Set(unshown.map(({ id }) => id))
  // Every text is read once, however many pictures there are.
  if (unnamed.size > 0)
    for await (const text of textsWithImages(database.db))
      for (const [, id = ''] of text.matchAll(imageNames)) unnamed.delete(id)
  const ids = [...unnamed].slice(0, removedAtOnce)
  if (ids.length > 0)
    await database.change([], (trx) => trx.deleteFrom('article_images').where('id', 'in', ids).execute())
  return ids.length
}

const imageNames = new RegExp(`${imagePath('')}([0-9a-f-]{36})`, 'g')
const imageName = `%${imagePath('')}%`

/** No article's own picture. */
function unshownImages(db: Db) {
  return db
    .selectFrom('article_images')
    .select('article_images.id')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('articles')
            .select('articles.id')
            .where(
              'articles.image_url',
              '=',
              sql<string>`${imagePath('')} || cast(article_images.id as text)`,
            ),
        ),
      ),
    )
}

async function* textsWithImages(db: Db) {
  yield* textsOf(db, 'articles', 'content')
  yield* textsOf(db, 'article_revisions', 'fields')
  const drafts = await db.selectFrom('article_drafts').select(ifNamed('fields')).execute()
  for (const { text } of drafts) if (text) yield text
}

/** Few at a time: the embedded database answers while nothing else runs, and others get their turn. */
async function* textsOf(db: Db, table: 'articles' | 'article_revisions', column: string) {
  let after: string | null = null
  for (;;) {
    const rows: { id: string; text: string | null }[] = await db
      .selectFrom(table)
      .select(['id', ifNamed(column)])
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(textsAtOnce)
      .execute()
    for (const { text } of rows) if (text) yield text
    if (rows.length < textsAtOnce) return
    after = rows.at(-1)?.id ?? null
    await nextTurn()
  }
}

function ifNamed(column: string) {
  const text = sql`cast(${sql.ref(column)} as text)`
  return sql<string | null>`case when ${text} like ${imageName} then ${text} end`.as('text')
}
