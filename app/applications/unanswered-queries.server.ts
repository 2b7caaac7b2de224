import type { Db } from '../db/tables.ts'
import type { ApplicationEvent } from '../db/vocabulary.ts'
import { applicant, automatic } from './application.ts'
import { contactEvents } from './first-contact-queries.server.ts'
import { isUnsent } from './unsent-letter.ts'

const conversation: ApplicationEvent[] = ['message', 'answered', ...contactEvents]

/** In the transaction that stores a message. Who waits already waits since then. */
export async function noteMessage(trx: Db, id: string, at: Date) {
  await trx
    .updateTable('applications')
    .set({ unanswered_since: at })
    .where('id', '=', id)
    .where('unanswered_since', 'is', null)
    .execute()
}

/** From the timeline, so that a letter that never went out answers nothing. Not a change that could cross another: the version stays. */
export async function refreshUnanswered(trx: Db, id: string) {
  const lines = await trx
    .selectFrom('application_events')
    .select(['actor', 'facts', 'created_at'])
    .where('application_id', '=', id)
    .where('kind', 'in', conversation)
    .orderBy('created_at')
    .execute()
  const answers = lines.filter(
    ({ actor, facts }) => actor !== applicant && actor !== automatic && !isUnsent(facts),
  )
  const answeredUntil = Math.max(
    ...answers.map(({ facts, created_at }) => readUntil(facts) ?? Number(created_at)),
  )
  const first = lines.find(
    ({ actor, created_at }) => actor === applicant && Number(created_at) > answeredUntil,
  )
  await trx
    .updateTable('applications')
    .set({ unanswered_since: first?.created_at ?? null })
    .where('id', '=', id)
    .execute()
}

/** A message that came after the page was loaded from which somebody answered still waits. */
function readUntil(facts: object) {
  return 'readUntil' in facts && typeof facts.readUntil === 'string' ? Date.parse(facts.readUntil) : null
}
