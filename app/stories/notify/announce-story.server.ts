import type { Db } from '../../db/tables.ts'
import type { MailSite } from '../../mail/blocks.ts'
import type { MailLog } from '../../mail/mail.server.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { daySeconds, hourSeconds } from '../../platform/duration.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import type { Language } from '../../platform/language.ts'
import { countRequest, limitKey } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { privateLink } from '../submit/private-link.ts'
import { type ArrivedStory, storyArrived } from './moderator-mails.ts'
import { listModeratorAddresses } from './moderator-queries.server.ts'
import { storyReceived } from './story-received.ts'

/** The form must not become a way to fill somebody's mailbox. */
const perRecipient = { max: 5, windowSeconds: daySeconds }
/** Of these for one network: a stranger who writes somebody's address cannot use up the mails that person waits for. */
const perRecipientAndNetwork = { max: 3, windowSeconds: daySeconds }
/** Nor the moderators'; of one network only five stories an hour are taken at all. */
const perHour = { max: 20, windowSeconds: hourSeconds }

export type NewlyStored = ArrivedStory & {
  id: string
  email: string
  token: string
  language: Language
}

/** Whose confirmation it is, and where the story comes from. */
export type Asked = { email: string; address: string | undefined }

/** Queues the mails about a story that was just stored. */
export type Announce = (trx: Db, story: NewlyStored) => Promise<void>

type Parts = { secret: string; site: MailSite & Pick<Site, 'mail'>; log: Pick<MailLog, 'info'> }

/**
 * The mails a stored story leads to, in its transaction: to its sender, and to the moderators where they want it. They
 * are counted before it: a count that all stories share would let one be stored at a time, each waiting for the last.
 */
export function createAnnouncement({ secret, site, log }: Parts) {
  /** A server that does not know who sends it limits nobody's network, rather than all together. */
  const mayConfirm = async (db: Db, { email, address }: Asked, now: Date) => {
    const key = `mail:${keyedHash(secret, 'recipient', mailboxOf(email))}`
    if (address) {
      const ofNetwork = `${key}:${limitKey(secret, address)}`
      const own = await countRequest(db, ofNetwork, { ...perRecipientAndNetwork, now })
      if (!own.isAllowed) return false
    }
    return (await countRequest(db, key, { ...perRecipient, now })).isAllowed
  }

  return async (db: Db, asked: Asked): Promise<Announce> => {
    const now = new Date()
    const isConfirmed = await mayConfirm(db, asked, now)
    const isAtOnce = site.mail.newStory === 'at-once'
    const notice = isAtOnce ? await countRequest(db, 'mail-new-story', { ...perHour, now }) : null

    return async (trx, { id, email, token, language, ...story }) => {
      if (isConfirmed) {
        const words = storyReceived(site, privateLink(site.url, token, language), language)
        await queueMail(trx, { id, kind: 'confirmation', to: email, ...words })
      } else log.info({}, 'A confirmation was not sent: that address had enough of them today')
      if (!notice?.isAllowed) return
      const words = storyArrived(site, story, notice.count === perHour.max)
      for (const to of await listModeratorAddresses(trx))
        await queueMail(trx, { kind: 'new-story', to, ...words })
    }
  }
}
