import { lockRow } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { hourSeconds } from '../../platform/duration.ts'
import { countRequest } from '../../platform/limits.server.ts'
import { applicant } from '../application.ts'
import { messageArrived } from '../apply/application-mails.ts'
import { listTeamAddresses } from '../apply/team-queries.server.ts'
import { hasEvent, recordOnce } from '../queries.server.ts'
import { wasToldLately } from '../told-lately-queries.server.ts'
import { noteMessage } from '../unanswered-queries.server.ts'
import { findByToken, type Own } from './own-queries.server.ts'

/** `mayTell`: whether the team is mailed of one more message. */
export type Writing = Own & { mayTell: () => Promise<boolean> }

/** So many an hour; the team hears of the first of an hour by mail, without its words. */
const messages = { max: 20, windowSeconds: hourSeconds }
/** Whoever writes some every hour must not make a file that nobody can download, nor a case nobody can open. */
const maxMessages = 400

/** `message` is its id: the same form sent twice makes the same, and is stored once. */
export async function writeOwn(
  { database, token, site, mayTell }: Writing,
  words: string,
  message = newId(),
): Promise<'written' | 'enough' | 'full' | null> {
  const row = await findByToken(database.db, token)
  if (!row) return null
  if (await hasEvent(database.db, message)) return 'written'
  const now = new Date()
  const { isAllowed } = await countRequest(database.db, `application-message:${row.id}`, {
    ...messages,
    now,
  })
  if (!isAllowed) return 'enough'
  if ((await countMessages(database.db, row.id)) >= maxMessages) return 'full'
  // Before the transaction: a count that all share would let one message be stored at a time.
  const mayBeTold = !(await wasToldLately(database.db, row.id, 'isTold', now)) && (await mayTell())
  return await database.change([mailTag], async (trx) => {
    // Its holder may be erasing it in another tab.
    if (!(await lockRow(trx, 'applications', row.id))) return null
    // By what is stored, not by what is counted: a message that was counted may have failed to be stored.
    const isTold = mayBeTold && !(await wasToldLately(trx, row.id, 'isTold', now))
    const facts = isTold ? { isTold } : {}
    const event = { applicationId: row.id, kind: 'message', actor: applicant, words, facts } as const
    if (!(await recordOnce(trx, message, event, now))) return 'written'
    await noteMessage(trx, row.id, now)
    if (!isTold) return 'written'
    for (const to of await listTeamAddresses(trx))
      await queueMail(trx, { kind: 'application-message', to, ...messageArrived(site, row.reference) })
    return 'written'
  })
}

async function countMessages(db: Db, id: string) {
  const { count } = await db
    .selectFrom('application_events')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('application_id', '=', id)
    .where('kind', '=', 'message')
    .where('actor', '=', applicant)
    .executeTakeFirstOrThrow()
  return Number(count)
}
