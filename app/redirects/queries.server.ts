import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import type { Miss } from './miss-tally.ts'

const maxMissing = 2000
const maxRedirects = 5000

/** Adds to what is there, and lets go of the least wanted when the list grows too long. */
export async function addMisses(database: Database, misses: Miss[]) {
  if (misses.length === 0) return
  // Every process in the same order: two of them never wait for each other in a circle.
  const sorted = misses.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  await database.change([], async (trx) => {
    await trx
      .insertInto('missing_addresses')
      .values(
        sorted.map(({ path, count, lastSeenAt }) => ({
          path,
          count,
          first_seen_at: lastSeenAt,
          last_seen_at: lastSeenAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(({ eb, ref }) => ({
          count: eb('missing_addresses.count', '+', ref('excluded.count')),
          last_seen_at: ref('excluded.last_seen_at'),
        })),
      )
      .execute()
    await trimMissing(trx)
  })
}

async function trimMissing(trx: Db) {
  const { kept } = await trx
    .selectFrom('missing_addresses')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  const excess = Number(kept) - maxMissing
  if (excess <= 0) return
  await trx
    .deleteFrom('missing_addresses')
    .where('path', 'in', ({ selectFrom }) =>
      selectFrom('missing_addresses')
        .select('path')
        .orderBy('count')
        .orderBy('last_seen_at')
        .orderBy('path')
        .limit(excess),
    )
    .execute()
}

/** Most wanted first. */
export async function listMissing(db: Db, limit: number) {
  return await db
    .selectFrom('missing_addresses')
    .select(['path', 'count', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
    .orderBy('count', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute()
}

export async function forgetMissing(database: Database, path: string) {
  await database.change([], (trx) => trx.deleteFrom('missing_addresses').where('path', '=', path).execute())
}

/** Newest first. */
export async function listRedirects(db: Db) {
  return await db
    .selectFrom('redirects')
    .select(['path', 'target', 'created_at as createdAt', 'actor'])
    .orderBy('created_at', 'desc')
    .orderBy('path')
    .limit(maxRedirects)
    .execute()
}

/** False when the address is led somewhere already. It is not missing any more, so its line goes. */
export async function createRedirect(database: Database, path: string, target: string, who: Actor) {
  return await database.change(['redirects'], async (trx) => {
    const made = await trx
      .insertInto('redirects')
      .values({ path, target, actor: who.actor })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .returning('path')
      .executeTakeFirst()
    if (!made) return false
    await trx.deleteFrom('missing_addresses').where('path', '=', path).execute()
    await recordAudit(trx, {
      ...who,
      action: 'redirect.create',
      subjectId: path,
      facts: { from: path, to: target },
    })
    return true
  })
}

export async function removeRedirect(database: Database, path: string, who: Actor) {
  await database.change(['redirects'], async (trx) => {
    const gone = await trx
      .deleteFrom('redirects')
      .where('path', '=', path)
      .returning('target')
      .executeTakeFirst()
    if (!gone) return
    const facts = { from: path, to: gone.target }
    await recordAudit(trx, { ...who, action: 'redirect.delete', subjectId: path, facts })
  })
}
