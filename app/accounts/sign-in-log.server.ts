import type { Actor, AuditAction } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockRow } from '../db/lock.ts'
import { deviceName } from './account/device.ts'
import { findPasswordHash } from './queries.server.ts'
import { endSessionOf, noteOrigin, noteSignIn } from './session-queries.server.ts'

type Beginning = {
  token: string
  user: { id: string; email: string }
  now: Date
  address?: string
  userAgent?: string
  /** As it was when the sign-in began. */
  passwordHash?: string | null
  action?: AuditAction
  facts?: Record<string, number>
}

/**
 * What we write about a session that better-auth has just begun. False, and it is ended, when the password that it was
 * begun with has been replaced meanwhile: to compare it takes a tenth of a second.
 */
export async function logSignIn(database: Database, beginning: Beginning): Promise<boolean> {
  const { token, user, now, address, userAgent, action = 'account.sign-in', facts = {} } = beginning
  const { passwordHash } = beginning
  return await database.change([], async (trx) => {
    await lockRow(trx, 'admin_users', user.id)
    if (passwordHash !== undefined && (await findPasswordHash(trx, user.email)) !== passwordHash) {
      await endSessionOf(trx, token)
      return false
    }
    await noteOrigin(trx, token, { address, userAgent })
    await noteSignIn(trx, user.id, now)
    await recordAudit(trx, {
      actor: user.email,
      address,
      action,
      subjectId: user.id,
      facts: { device: deviceName(userAgent), ...facts },
    })
    return true
  })
}

/** A session ended by its own button. */
export async function logSignOut(database: Database, by: Actor, subjectId: string) {
  await database.change([], (trx) => recordAudit(trx, { ...by, action: 'account.sign-out', subjectId }))
}
