import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { isId, newId } from '../../db/uuid.ts'
import type { MailWords } from '../../mail/compose.tsx'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { noteContact } from '../first-contact-queries.server.ts'
import { milestoneColumns } from '../milestones.ts'
import { listConsents, recordOnce } from '../queries.server.ts'
import { refreshUnanswered } from '../unanswered-queries.server.ts'

/** `event` is the id of its line: the same form sent twice makes the same. `readUntil` is when the newest message came that its writer saw. */
type Remark = {
  event?: string
  kind: 'note' | 'call' | 'text' | 'paid' | 'answered'
  words: string
  readUntil?: Date
}

/** A line in the timeline. It changes nothing that somebody else could be changing, so it meets no conflict. */
export async function addRemark(database: Database, id: string, remark: Remark, { actor, address }: Actor) {
  if (!isId(id)) return null
  const { event = newId(), kind, words, readUntil } = remark
  return await database.change([], async (trx) => {
    const application = await findWayTo(trx, id)
    if (!application) return null
    const facts = isAnswer(kind) ? { readUntil } : {}
    if (!(await recordOnce(trx, event, { applicationId: id, kind, actor, words, facts }))) return event
    if (kind === 'call' || kind === 'text') await noteContact(trx, id, application)
    if (isAnswer(kind)) await refreshUnanswered(trx, id)
    await recordAudit(trx, { actor, address, action: `application.${kind}`, subjectId: id })
    return event
  })
}

function isAnswer(kind: Remark['kind']) {
  return kind === 'call' || kind === 'text' || kind === 'answered'
}

type Letter = MailWords & {
  /** As of a remark. */
  event?: string
  readUntil?: Date
  /** The template it was made from, by its name. */
  template: string
}

/** Timeline, first contact, audit and the mail itself: all of it or nothing. Null when there is no address, no yes, or no application any more. */
export async function mailApplication(
  database: Database,
  id: string,
  { event = newId(), readUntil, template, ...words }: Letter,
  { actor, address }: Actor,
) {
  if (!isId(id)) return null
  return await database.change([mailTag], async (trx) => {
    const application = await findWayTo(trx, id)
    if (!application?.email || !(await mayWrite(trx, id))) return null
    const { email, is_demo: isDemo } = application
    const facts = { template, readUntil, ...(isDemo && { isDemo }) }
    const line = { applicationId: id, kind: 'mail', actor, words: words.subject, facts } as const
    if (!(await recordOnce(trx, event, line))) return event
    // The mailbox of an example is nobody's.
    if (!isDemo) await queueMail(trx, { id: event, kind: 'application-mail', to: email, ...words })
    await noteContact(trx, id, application)
    await refreshUnanswered(trx, id)
    await recordAudit(trx, { actor, address, action: 'application.mail', subjectId: id, facts: { template } })
    return event
  })
}

export async function mayWrite(trx: Db, id: string) {
  const consents = await listConsents(trx, id)
  return consents.some(({ kind, withdrawn_at }) => kind === 'contact' && !withdrawn_at)
}

export async function findWayTo(trx: Db, id: string) {
  // It may be in the middle of being erased, or its yes of being taken back.
  if (!(await lockRow(trx, 'applications', id))) return
  return await trx
    .selectFrom('applications')
    .select(['email', 'is_demo', ...milestoneColumns])
    .where('id', '=', id)
    .executeTakeFirst()
}
