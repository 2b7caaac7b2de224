import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { isId, newId } from '../../db/uuid.ts'
import type { MailWords } from '../../mail/compose.tsx'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { noteContact, wasSpokenTo } from '../first-contact-queries.server.ts'
import { recordOnce } from '../queries.server.ts'
import { wasToldLately } from '../told-lately-queries.server.ts'
import { refreshUnanswered } from '../unanswered-queries.server.ts'
import { findWayTo, mayWrite } from './contact-queries.server.ts'

type Answer = {
  /** As of a remark. */
  event?: string
  readUntil?: Date
  words: string
  /** A mail that says an answer waits; null where none can go out. */
  notice: MailWords | null
}

/** On the private page, whether or not a mail can tell of it. Null when there is no yes, or no application any more. */
export async function answerApplication(
  database: Database,
  id: string,
  { event = newId(), readUntil, words, notice }: Answer,
  { actor, address }: Actor,
): Promise<'answer' | 'answer-mailed' | 'answer-demo' | null> {
  if (!isId(id)) return null
  return await database.change([mailTag], async (trx) => {
    const application = await findWayTo(trx, id)
    if (!application || !(await mayWrite(trx, id))) return null
    const { email, is_demo: isDemo } = application
    const isMailed = notice && email && !isDemo && !(await wasToldLately(trx, id, 'isMailed', new Date()))
    const done = isDemo ? 'answer-demo' : isMailed ? 'answer-mailed' : 'answer'
    const facts = { readUntil, ...(isMailed && { isMailed: true }) }
    const line = { applicationId: id, kind: 'message', actor, words, facts } as const
    if (!(await recordOnce(trx, event, line))) return done
    // With the id of the line: whoever erases the one finds the other.
    if (isMailed) await queueMail(trx, { id: event, kind: 'application-answer', to: email, ...notice })
    if (await wasSpokenTo(trx, id)) await noteContact(trx, id, application)
    await refreshUnanswered(trx, id)
    await recordAudit(trx, { actor, address, action: 'application.message', subjectId: id })
    return done
  })
}
