import { isShared } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { latestSession } from './session-life.ts'

/** Whose sessions, and which of them is in use right now. */
type SignedIn = { id: string; sessionId: string }

export type AdminSession = {
  id: string
  startedAt: Date
  /** To within five minutes. */
  lastUsedAt: Date
  address: string | null
  userAgent: string | null
  isCurrent: boolean
}

/** The admin's sessions that still work, the latest used first. Never the token: it is the key to one. */
export async function listSessions(db: Db, admin: SignedIn, now = new Date()): Promise<AdminSession[]> {
  const { begin, end } = latestSession(now)
  const rows = await db
    .selectFrom('admin_sessions')
    .select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', admin.id)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', end)
    .where('created_at', '<=', begin)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at,
    lastUsedAt: row.updated_at,
    address: row.ip_address || null,
    userAgent: row.user_agent || null,
    isCurrent: row.id === admin.sessionId,
  }))
}

/** False when there is no such session, or it is somebody else's. */
export async function endSession(db: Db, admin: Pick<SignedIn, 'id'>, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('admin_sessions')
    .where('user_id', '=', admin.id)
    .where('id', '=', sessionId)
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Of a sign-in that must not stand after all. */
export async function endSessionOf(db: Db, token: string) {
  await db.deleteFrom('admin_sessions').where('token', '=', token).execute()
}

/** Until the end of the transaction: who ends the session has done so, or waits. */
export async function isStanding(trx: Db, { id, sessionId }: SignedIn) {
  const session = await trx
    .selectFrom('admin_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', id)
    .$if(isShared(trx), (query) => query.forShare())
    .executeTakeFirst()
  return session !== undefined
}

/** How many there were. */
export async function endOtherSessions(db: Db, admin: SignedIn): Promise<number> {
  const ended = await db
    .deleteFrom('admin_sessions')
    .where('user_id', '=', admin.id)
    .where('id', '!=', admin.sessionId)
    .returning('id')
    .execute()
  return ended.length
}

type Origin = { address?: string; userAgent?: string }

/** better-auth would take these from headers that anybody can write. */
export async function noteOrigin(db: Db, token: string, { address, userAgent }: Origin) {
  await db
    .updateTable('admin_sessions')
    .set({ ip_address: address ?? null, user_agent: userAgent?.slice(0, 300) ?? null })
    .where('token', '=', token)
    .execute()
}

/** The library removes an expired one only when its own cookie comes back. */
export async function removeExpiredSessions(db: Db, now: Date) {
  const { begin, end } = latestSession(now)
  await db
    .deleteFrom('admin_sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), eb('expires_at', '>', end), eb('created_at', '>', begin)]),
    )
    .execute()
}

/** Sessions end and are removed; the moment somebody last came in stays. */
export async function noteSignIn(db: Db, userId: string, now: Date) {
  await db.updateTable('admin_users').set({ last_sign_in_at: now }).where('id', '=', userId).execute()
}
