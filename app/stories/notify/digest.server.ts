import type { Database } from '../../db/database.server.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { dayMs, daySeconds } from '../../platform/duration.ts'
import { countRequest, findWait } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { countByStatus } from '../queries.server.ts'
import { storiesOfDay } from './moderator-mails.ts'
import { listArrived, listModeratorAddresses } from './moderator-queries.server.ts'

const hour = 8

/**
 * From eight o'clock UTC on, once a day whoever asks first: what came in the 24 hours before. The day counts as
 * done also when nobody wants a digest, so that one who starts to want it gets the first one tomorrow.
 */
export async function queueDigest(database: Database, site: MailSite & Pick<Site, 'mail'>, now: Date) {
  if (now.getUTCHours() < hour) return
  const once = { max: 1, windowSeconds: daySeconds, now }
  if ((await findWait(database.db, 'mail-digest', once)) !== null) return
  await database.change([mailTag], async (trx) => {
    // Counted with the mails: of two replicas one waits for the other, and finds the day done.
    const { isAllowed } = await countRequest(trx, 'mail-digest', once)
    if (!isAllowed || site.mail.newStory !== 'daily') return
    const until = new Date(new Date(now).setUTCHours(hour, 0, 0, 0))
    const stories = await listArrived(trx, new Date(until.getTime() - dayMs), until)
    if (stories.length === 0) return
    const words = storiesOfDay(site, stories, (await countByStatus(trx)).pending)
    for (const to of await listModeratorAddresses(trx)) await queueMail(trx, { kind: 'digest', to, ...words })
  })
}
