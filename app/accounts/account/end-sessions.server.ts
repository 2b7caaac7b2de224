import { recordAudit } from '../../audit/queries.server.ts'
import { isId } from '../../db/uuid.ts'
import { endOtherSessions, endSession } from '../session-queries.server.ts'
import { type AccountDesk, selfOf } from './account-desk.server.ts'

/** False when it had ended already, or is somebody else's. */
export async function endOneSession(desk: AccountDesk, sessionId: string): Promise<boolean> {
  if (!isId(sessionId)) return false
  return await desk.store.database.change([], async (trx) => {
    const isEnded = await endSession(trx, desk.admin, sessionId)
    if (isEnded) await recordAudit(trx, { ...selfOf(desk), action: 'account.session-end' })
    return isEnded
  })
}

export async function endTheOthers(desk: AccountDesk) {
  await desk.store.database.change([], async (trx) => {
    const sessions = await endOtherSessions(trx, desk.admin)
    if (sessions === 0) return
    await recordAudit(trx, { ...selfOf(desk), action: 'account.session-end', facts: { sessions } })
  })
}
