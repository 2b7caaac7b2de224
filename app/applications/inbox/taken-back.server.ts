import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { isId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { takeBackYes } from '../take-back-queries.server.ts'

/** As if they had done it on their private page. False when that yes does not stand. */
export async function noteTakenBack(
  database: Database,
  id: string,
  kind: ConsentKind,
  { actor, address }: Actor,
) {
  if (!isId(id)) return false
  return await database.change([webhookTag], async (trx) => {
    if (!(await takeBackYes(trx, { id, kind, actor }, new Date()))) return false
    await recordAudit(trx, {
      actor,
      address,
      action: 'application.taken-back',
      subjectId: id,
      facts: { kind },
    })
    return true
  })
}
