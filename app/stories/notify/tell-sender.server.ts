import type { MailSite } from '../../mail/blocks.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import type { Site } from '../../site/site.ts'
import { noticeWaitMs } from '../decision-notice-wait.ts'
import type { Tell } from '../decision-queries.server.ts'
import { storyApproved, storyRejected } from './story-decided.ts'

/** The mail about a decision, where the owner wants one. */
export function tellSender(site: MailSite & Pick<Site, 'mail'>): Tell {
  return async (trx, { decisionId, storyId, email, language, status, isDemo, hasPrivateLink }) => {
    if (site.mail.decision !== 'on' || status === 'pending' || isDemo || !email) return
    const words =
      status === 'approved'
        ? storyApproved(site, { id: storyId, hasPrivateLink }, language)
        : storyRejected(site, language)
    const notBefore = new Date(Date.now() + noticeWaitMs)
    await queueMail(trx, { id: decisionId, kind: 'decision', to: email, ...words, notBefore })
  }
}
