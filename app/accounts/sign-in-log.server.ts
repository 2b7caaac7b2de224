import type { Actor, AuditAction } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { deviceName } from './account/device.ts'
import { noteOrigin, noteSignIn } from './session-queries.server.ts'

type Beginning = {
  token: string
  user: { id: string; email: string }
  now: Date
  address?: string
  userAgent?: string
  action?: AuditAction
  facts?: Record<string, number>
}

/** What we write about a session that better-auth has just begun. */
export async function logSignIn(database: Database, beginning: Beginning) {
  const { token, user, now, address, userAgent, action = 'account.sign-in', facts = {} } = beginning
  await database.change([], async (trx) => {
    await noteOrigin(trx, token, { address, userAgent })
    await noteSignIn(trx, user.id, now)
    await recordAudit(trx, {
      actor: user.email,
      address,
      action,
      subjectId: user.id,
      facts: { device: deviceName(userAgent), ...facts },
    })
  })
}

/** A session ended by its own button. */
export async function logSignOut(database: Database, by: Actor, subjectId: string) {
  await database.change([], (trx) => recordAudit(trx, { ...by, action: 'account.sign-out', subjectId }))
}
