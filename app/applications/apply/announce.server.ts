import type { Program } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import type { Db } from '../../db/tables.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { countRecipient, type MailAsked } from '../../mail/recipient-limit.server.ts'
import { hourSeconds } from '../../platform/duration.ts'
import { countRequest } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { applicationArrived } from './application-mails.ts'
import { confirmation } from './confirmation.ts'
import { listTeamAddresses } from './team-queries.server.ts'

const perRecipient = { max: 10, maxOfNetwork: 4 }
/** Of mails to the team, an hour. */
const ofApplications = { key: 'mail-new-application', max: 20, maxOfNetwork: 5 }
const ofMessages = { key: 'mail-application-message', max: 40, maxOfNetwork: 10 }

export type MailParts = { secret: string; site: Site }

/** Counted apart: who has links to a draft mailed must still get the number of the application. */
type CountedAs = 'application' | 'application-draft'

export async function mayMail(
  db: Db,
  secret: string,
  asked: MailAsked,
  now: Date,
  countedAs: CountedAs = 'application',
) {
  return await countRecipient(db, secret, asked, { ...perRecipient, key: `mail-${countedAs}` }, now)
}

/** Whether the team is told of one more, and whether that is the last it hears this hour, of all or of a network. */
async function countNotice(
  db: Db,
  network: string,
  now: Date,
  { key, max, maxOfNetwork }: typeof ofApplications,
) {
  const hour = { windowSeconds: hourSeconds, now }
  const own = await countRequest(db, `${key}:${network}`, { ...hour, max: maxOfNetwork })
  if (!own.isAllowed) return { isAllowed: false }
  const all = await countRequest(db, key, { ...hour, max })
  return {
    isAllowed: all.isAllowed,
    isLast: all.count === max,
    isLastOfNetwork: own.count === maxOfNetwork,
  }
}

/** Whether the team is mailed of one more message. It stands in the inbox either way. */
export async function mayTellOfMessage(db: Db, network: string, now: Date) {
  return (await countNotice(db, network, now, ofMessages)).isAllowed
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
  const notice = isSpam ? null : await countNotice(db, network, now, ofApplications)
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
