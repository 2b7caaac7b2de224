import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import { readAtOnce } from '../db/bounds.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import type { DoubtfulStory } from './facts.ts'
import type { Finding } from './finding.ts'
import type { Notes } from './review.server.ts'

const storiesShown = 50

export async function listNotes(db: Db): Promise<Notes> {
  const rows = await db
    .selectFrom('review_notes')
    .select(['rule', 'mark', 'reason', 'actor', 'created_at as createdAt'])
    .execute()
  return new Map(rows.map(({ rule, ...note }) => [rule, note]))
}

/** Why it stays, in place of what was written about it before. On no public page, so none becomes stale. */
export async function keepNote(database: Database, finding: Finding, reason: string, who: Actor) {
  const { id: rule, mark, title, spots } = finding
  const note = { mark, reason, actor: who.actor, created_at: new Date() }
  await database.change([], async (trx) => {
    await trx
      .insertInto('review_notes')
      .values({ rule, ...note })
      .onConflict((conflict) => conflict.column('rule').doUpdateSet(note))
      .execute()
    const facts = { title, reason, found: spots.length }
    await recordAudit(trx, { ...who, action: 'review.decide', subjectId: rule, facts })
  })
}

export async function removeNote(database: Database, rule: string, who: Actor) {
  await database.change([], async (trx) => {
    const gone = await trx
      .deleteFrom('review_notes')
      .where('rule', '=', rule)
      .returning('reason')
      .executeTakeFirst()
    if (gone) await recordAudit(trx, { ...who, action: 'review.reopen', subjectId: rule, facts: { ...gone } })
  })
}

export async function listPublished(db: Db) {
  return await db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'excerpt', 'content', 'updated_at as updatedAt'])
    .select(['language', 'translation_of as translationOf'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Approved stories from addresses that nobody or an admin has; of the sender no more than that is told. For the former
 * every story must be read: the newest are.
 */
export async function listDoubtfulStories(db: Db): Promise<DoubtfulStory[]> {
  const newest = db
    .selectFrom('approval_stories')
    .select(['id', 'headline', 'email'])
    .where('status', '=', 'approved')
    .where('is_demo', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(readAtOnce)
  const reserved = await db
    .selectFrom(newest.as('newest'))
    .select(['id', 'headline'])
    .where(({ eb, or, fn }) =>
      or(reservedAddresses.map((pattern) => eb(fn<string>('lower', ['email']), 'like', pattern))),
    )
    .orderBy('id')
    .limit(storiesShown)
    .execute()
  const insiders = await db
    .selectFrom('approval_stories')
    .select(['id', 'headline'])
    .where(({ eb, fn, selectFrom }) =>
      eb(
        fn<string>('lower', ['email']),
        'in',
        selectFrom('admin_users').select((admin) =>
          admin.fn<string>('lower', ['admin_users.email']).as('email'),
        ),
      ),
    )
    // Not as a plain column: SQLite would walk all that are approved instead of the few addresses.
    .where(sql<SqlBool>`coalesce(status, '') = 'approved'`)
    .where('is_demo', '=', false)
    .orderBy('id')
    .limit(storiesShown)
    .execute()
  return [
    ...reserved.map((story) => ({ ...story, doubt: 'reserved address' as const })),
    ...insiders.map((story) => ({ ...story, doubt: 'address of an admin' as const })),
  ]
}

/** Domains that are kept for examples and tests (RFC 2606). */
const reservedAddresses = ['com', 'net', 'org', 'edu']
  .map((end) => `%@example.${end}`)
  .concat(['%.example', '%.test', '%.invalid', '%@localhost'])

/** Accounts that a password alone opens, by their address. */
export async function listWithoutSecondStep(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('admin_users')
    .select('email')
    .where('disabled', '=', false)
    .where('two_factor_enabled', '=', false)
    .orderBy('email')
    .execute()
  return admins.map(({ email }) => email)
}
