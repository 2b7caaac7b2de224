import { recordAudit } from '../../audit/queries.server.ts'
import { isId } from '../../db/uuid.ts'
import { endOtherSessions, endSession } from '../session-queries.server.ts'
import { type OwnAccount, selfOf } from './own-account.server.ts'

/** False when it had ended already, or is somebody else's. */
export async function endOneSession(account: OwnAccount, sessionId: string): Promise<boolean> {
  if (!isId(sessionId)) return false
  return await account.store.database.change([], async (trx) => {
    const isEnded = await endSession(trx, account.admin, sessionId)
    if (isEnded) await recordAudit(trx, { ...selfOf(account), action: 'account.session-end' })
    return isEnded
  })
}

export async function endTheOthers(account: OwnAccount) {
  await account.store.database.change([], async (trx) => {
    const sessions = await endOtherSessions(trx, account.admin)
    if (sessions === 0) return
    await recordAudit(trx, { ...selfOf(account), action: 'account.session-end', facts: { sessions } })
  })
}
