import { commandLine } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Trx } from '../db/engine.ts'
import type { Db } from '../db/tables.ts'

const deliveryActor = 'delivery'
const restoreReason = 'restore'

/** It said that it is gone: what waits for it is given up with it. */
export async function pauseGone(database: Database, webhookId: string) {
  await database.change([], async (trx) => {
    const hook = await trx
      .updateTable('webhooks')
      .set({ is_paused: true })
      .where('id', '=', webhookId)
      .returning('url')
      .executeTakeFirst()
    if (!hook) return
    await trx
      .updateTable('webhook_deliveries')
      .set({ next_try_at: null, last_fault: '410' })
      .where('webhook_id', '=', webhookId)
      .where('next_try_at', 'is not', null)
      .execute()
    await recordAudit(trx, {
      actor: deliveryActor,
      action: 'webhook.pause',
      subjectId: webhookId,
      facts: { host: new URL(hook.url).host, reason: '410' },
    })
  })
}

/** A restored site may be a trial beside the real one: it tells other systems nothing until somebody says so. */
export async function pauseRestored(trx: Trx): Promise<number> {
  const paused = await trx
    .updateTable('webhooks')
    .set({ is_paused: true })
    .where('is_paused', '=', false)
    .returning('id')
    .execute()
  const facts = { reason: restoreReason }
  for (const { id } of paused)
    await recordAudit(trx, { ...commandLine, action: 'webhook.pause', subjectId: id, facts })
  return paused.length
}

/** How many are paused, and not by a person. The log tells: deliveries are forgotten after 30 days. */
export async function countPaused(db: Db): Promise<{ gone: number; restored: number }> {
  const paused = await db.selectFrom('webhooks').select('id').where('is_paused', '=', true).execute()
  if (paused.length === 0) return { gone: 0, restored: 0 }
  const lines = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'action', 'actor', 'facts'])
    .where('subject_kind', '=', 'webhook')
    .where(
      'subject_id',
      'in',
      paused.map(({ id }) => id),
    )
    .where('action', 'in', ['webhook.pause', 'webhook.resume'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const last = new Map(lines.map((line) => [line.subject_id, line]))
  // Until 2026-11-18 a 410 left no line of its own.
  const isByPerson = (id: string) => {
    const line = last.get(id)
    return line?.action === 'webhook.pause' && line.actor !== deliveryActor
  }
  const isRestored = (id: string) => isByPerson(id) && reasonIn(last.get(id)?.facts) === restoreReason
  return {
    gone: paused.filter(({ id }) => !isByPerson(id)).length,
    restored: paused.filter(({ id }) => isRestored(id)).length,
  }
}

function reasonIn(facts: object | undefined) {
  return facts && 'reason' in facts ? facts.reason : null
}
