import type { Program } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import type { Db } from '../../db/tables.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { daySeconds, hourSeconds } from '../../platform/duration.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import { countRequest } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { applicationArrived } from './application-mails.ts'
import { confirmation } from './confirmation.ts'
import { listTeamAddresses } from './team-queries.server.ts'

/** The form must not become a way to fill somebody's mailbox. */
const perRecipient = { max: 10, windowSeconds: daySeconds }
/** Of these for one network: a stranger who writes somebody's address cannot use up the mails that person waits for. */
const perRecipientAndNetwork = { max: 4, windowSeconds: daySeconds }
/** Nor the team's. */
const perHour = { max: 20, windowSeconds: hourSeconds }
const perHourAndNetwork = { max: 5, windowSeconds: hourSeconds }

export type MailParts = { secret: string; site: Site }
/** Who it would go to, and the network (hashed) of who asks for it. */
export type MailAsked = { email: string; network: string }

/** Counted apart: who has links to a draft mailed must still get the number of the application. */
type CountedAs = 'application' | 'application-draft'

export async function mayMail(
  db: Db,
  secret: string,
  { email, network }: MailAsked,
  now: Date,
  countedAs: CountedAs = 'application',
) {
  const key = `mail-${countedAs}:${keyedHash(secret, 'recipient', mailboxOf(email))}`
  const own = await countRequest(db, `${key}:${network}`, { ...perRecipientAndNetwork, now })
  return own.isAllowed && (await countRequest(db, key, { ...perRecipient, now })).isAllowed
}

/** Whether the team is told of one more, and whether that is the last it hears this hour, of all or of a network. */
async function countNotice(db: Db, network: string, now: Date) {
  const own = await countRequest(db, `mail-new-application:${network}`, { ...perHourAndNetwork, now })
  if (!own.isAllowed) return { isAllowed: false }
  const all = await countRequest(db, 'mail-new-application', { ...perHour, now })
  const isLast = all.count === perHour.max
  return { isAllowed: all.isAllowed, isLast, isLastOfNetwork: own.count === perHourAndNetwork.max }
}

type MailsAsked = MailAsked & { isSpam: boolean }
type Stored = { id: string; reference: string; token: string; program: Program }

/**
 * The mails a stored application leads to, queued in its transaction. They are counted before it: a count that all
 * share would let one be stored at a time, each waiting for the last.
 */
export async function prepareMails(db: Db, { secret, site }: MailParts, asked: MailsAsked, now: Date) {
  const { email, network, isSpam } = asked
  const confirms = email !== '' && (await mayMail(db, secret, { email, network }, now))
  // The team is told of no spam: it does not use up what they hear in an hour.
  const notice = isSpam ? null : await countNotice(db, network, now)
  return async (trx: Db, { id, reference, token, program }: Stored) => {
    if (confirms) {
      const words = confirmation(site, reference, token)
      await queueMail(trx, { id, kind: 'application-received', to: email, ...words })
    }
    if (!notice?.isAllowed) return
    const words = applicationArrived(site, programIn('en', program).name, notice)
    for (const to of await listTeamAddresses(trx))
      await queueMail(trx, { kind: 'new-application', to, ...words })
  }
}
