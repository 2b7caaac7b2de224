import type { Db } from '../../db/tables.ts'
import type { MailSite } from '../../mail/blocks.ts'
import type { MailLog } from '../../mail/mail.server.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { countRecipient } from '../../mail/recipient-limit.server.ts'
import { hourSeconds } from '../../platform/duration.ts'
import type { Language } from '../../platform/language.ts'
import { countRequest, limitKey } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { privateLink } from '../submit/private-link.ts'
import { type ArrivedStory, storyArrived } from './moderator-mails.ts'
import { listModerators } from './moderator-queries.server.ts'
import { noticeId } from './notice-id.ts'
import { storyReceived } from './story-received.ts'

const perRecipient = { key: 'mail', max: 5, maxOfNetwork: 3 }
/** Of mails to the moderators; of one network only five stories an hour are taken at all. */
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
  return async (db: Db, { email, address }: Asked): Promise<Announce> => {
    const now = new Date()
    const asked = { email, network: address ? limitKey(secret, address) : '' }
    const isConfirmed = await countRecipient(db, secret, asked, perRecipient, now)
    const isAtOnce = site.mail.newStory === 'at-once'
    const notice = isAtOnce ? await countRequest(db, 'mail-new-story', { ...perHour, now }) : null

    return async (trx, { id, email, token, language, ...story }) => {
      if (isConfirmed) {
        const words = storyReceived(site, privateLink(site.url, token, language), language)
        await queueMail(trx, { id, kind: 'confirmation', to: email, ...words })
      } else log.info({}, 'A confirmation was not sent: that address had enough of them today')
      if (!notice?.isAllowed) return
      const words = storyArrived(site, story, notice.count === perHour.max)
      for (const moderator of await listModerators(trx)) {
        const notice = noticeId(id, moderator.id)
        await queueMail(trx, { id: notice, kind: 'new-story', to: moderator.email, ...words })
      }
    }
  }
}
