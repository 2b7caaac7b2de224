import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { pollFor } from '../platform/poll-for.ts'
import type { MailSite } from './blocks.ts'
import { findMailState } from './mail-list-queries.server.ts'
import { mailTag, queueMail } from './queue-queries.server.ts'
import { testMail } from './test-mail.ts'

export async function queueTest(database: Database, site: MailSite, to: string, actor: Actor) {
  const id = newId()
  await database.change([mailTag], async (trx) => {
    await queueMail(trx, { id, kind: 'test', to, ...testMail(site) })
    await recordAudit(trx, { ...actor, action: 'mail.test', subjectId: id })
  })
  return id
}

/** Waits a moment for what becomes of a mail, so that the owner can be told at once. */
export async function resultOf(db: Db, id: string) {
  const result = await pollFor(async () => {
    const state = await findMailState(db, id)
    if (state?.sentAt) return 'mail-sent'
    return state?.lastError ? 'mail-failed' : null
  })
  return result ?? 'mail-waiting'
}
