import { type SqlBool, sql } from 'kysely'
import { earlierActor } from '../articles/revision-queries.server.ts'
import { scheduleActor } from '../articles/schedule-queries.server.ts'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { demoRemovedKey } from './seed-demo-queries.server.ts'

const hiddenKey = 'first-run.hidden'
/** In the very words of the indexes over the few examples among many: with a value in its place SQLite would not use them. */
const isDemo = sql<SqlBool>`is_demo`
const brandKey = 'first-run.brand'

/** A save makes a demo article the admin's own; those saved before it did are known by their revisions. */
const isUnsaved = sql<SqlBool>`not exists (
  select id from article_revisions
  where article_id = articles.id and actor not in (${earlierActor}, ${scheduleActor})
)`
const isDemoIn = {
  articles: sql<SqlBool>`${isDemo} and ${isUnsaved}`,
  approval_stories: isDemo,
  applications: isDemo,
}

export async function countDemo(db: Db) {
  const count = async (table: keyof typeof isDemoIn) => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .where(isDemoIn[table])
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  return {
    articles: await count('articles'),
    stories: await count('approval_stories'),
    applications: await count('applications'),
  }
}

/** What the owner rewrote stays. Photos, decisions, timelines and saved states go with the rest, and no start of the program brings them back. */
export async function removeDemo(database: Database, actor: Actor) {
  return await database.change(['articles', 'stories'], async (trx) => {
    const removed = await countDemo(trx)
    await trx.deleteFrom('articles').where(isDemoIn.articles).execute()
    await trx.deleteFrom('approval_stories').where(isDemo).execute()
    await trx.deleteFrom('applications').where(isDemo).execute()
    await remember(trx, demoRemovedKey, actor.actor)
    await recordAudit(trx, { ...actor, action: 'data.remove-demo', facts: removed })
    return removed
  })
}

/** Whether somebody chose the password this admin has now; the program made it up otherwise. */
export async function hasOwnPassword(db: Db, adminId: string): Promise<boolean> {
  const account = await db
    .selectFrom('admin_accounts')
    .select('password_made_up as isMadeUp')
    .where('user_id', '=', adminId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return account?.isMadeUp === false
}

/** On no public page, so none becomes stale. */
export async function hideFirstSteps({ db }: Pick<Database, 'db'>, actor: string) {
  await remember(db, hiddenKey, actor)
}

export async function areFirstStepsHidden(db: Db): Promise<boolean> {
  return await isRemembered(db, hiddenKey)
}

/** The owner looked at the name and likes it as it is: nothing changes on a page. */
export async function keepBrand({ db }: Pick<Database, 'db'>, actor: string) {
  await remember(db, brandKey, actor)
}

export async function isBrandKept(db: Db): Promise<boolean> {
  return await isRemembered(db, brandKey)
}

async function isRemembered(db: Db, key: string) {
  const row = await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

async function remember(db: Db, key: string, actor: string) {
  const at = new Date()
  await db
    .insertInto('settings')
    .values({ key, chosen: JSON.stringify({ at: at.toISOString() }), updated_at: at, updated_by: actor })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
