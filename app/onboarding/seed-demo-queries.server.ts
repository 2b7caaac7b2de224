import { sql } from 'kysely'
import { insertDemoApplications } from '../applications/demo-queries.server.ts'
import { demoArticles } from '../articles/demo-articles.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { languages } from '../platform/language.ts'
import { demoStories } from '../stories/demo-stories.ts'
import { storyFoundBy } from '../stories/found-by.ts'

/** In the table of settings, once the owner has removed the demo content. */
export const demoRemovedKey = 'demo.removed'

/** Fills an empty database with demo content; returns whether it did. */
export async function seedDemo(database: Database): Promise<boolean> {
  // The common case at a start: content is there, nothing to lock and no page to make stale.
  if (!(await isEmpty(database.db))) return false
  return await database.change(['articles', 'stories'], async (trx) => {
    if (database.engine === 'postgres') await waitForOthers(trx)
    if (!(await isEmpty(trx))) return false
    await trx.insertInto('articles').values(demoArticles.flatMap(articleRows)).execute()
    await trx.insertInto('approval_stories').values(demoStories.map(storyRow)).execute()
    await insertDemoApplications(trx, new Date())
    return true
  })
}

/** On SQLite the transaction alone is enough: it has claimed the file. */
async function waitForOthers(trx: Db) {
  await sql`lock table articles, approval_stories in share row exclusive mode`.execute(trx)
}

async function isEmpty(db: Db) {
  const article = await db.selectFrom('articles').select('id').limit(1).executeTakeFirst()
  const story = await db.selectFrom('approval_stories').select('id').limit(1).executeTakeFirst()
  const application = await db.selectFrom('applications').select('id').limit(1).executeTakeFirst()
  if (article || story || application) return false
  // Empty because its owner emptied it.
  const removed = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', demoRemovedKey)
    .executeTakeFirst()
  return !removed
}

function articleRows(told: (typeof demoArticles)[number]) {
  const first = newId()
  return languages.map((language) => {
    const { publishedOn, ...words } = told[language]
    const translation = language === 'en' ? { id: first } : { id: newId(), translation_of: first }
    return { ...words, ...writtenOn(publishedOn), ...translation, language, published: true, is_demo: true }
  })
}

function storyRow({ submittedOn, ...story }: (typeof demoStories)[number]) {
  return { ...story, ...storyFoundBy(story), ...writtenOn(submittedOn), id: newId(), is_demo: true }
}

function writtenOn(day: string) {
  // At this hour it is the same day from Hawaii to the Atlantic coast.
  const moment = new Date(`${day}T18:00:00.000Z`)
  return { created_at: moment, updated_at: moment }
}
