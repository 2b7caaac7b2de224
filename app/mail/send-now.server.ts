import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import type { MailSite } from './blocks.ts'
import { findMailState } from './mail-list-queries.server.ts'
import { mailTag, queueMail } from './queue-queries.server.ts'
import { testMail } from './test-mail.ts'

const patienceMs = 3000

export async function queueTest(database: Database, site: MailSite, to: string, actor: Actor) {
  const id = newId()
  await database.change([mailTag], async (trx) => {
    await queueMail(trx, { id, kind: 'test', to, ...testMail(site) })
    await recordAudit(trx, { ...actor, action: 'mail.test', subjectId: id })
  })
  return id
}

/** Waits a moment for what becomes of a mail, so that the owner can be told at once. */
export async function resultOf(db: Db, id: string): Promise<'mail-sent' | 'mail-failed' | 'mail-waiting'> {
  const started = performance.now()
  while (performance.now() - started < patienceMs) {
    const state = await findMailState(db, id)
    if (state?.sentAt) return 'mail-sent'
    if (state?.lastError) return 'mail-failed'
    await sleep(100)
  }
  return 'mail-waiting'
}
