import type { Database } from '../../db/database.server.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { dayMs, hourMs } from '../../platform/duration.ts'
import type { Site } from '../../site/site.ts'
import { countByStatus } from '../queries.server.ts'
import { findToldDay, moveToldDay } from './digest-queries.server.ts'
import { storiesOfDay } from './moderator-mails.ts'
import { listArrived, listModeratorAddresses } from './moderator-queries.server.ts'

const hour = 8

/**
 * From eight o'clock UTC on, once a day whoever asks first: what came since the last digest, also where days went by
 * without one. Who starts to want it gets the first one tomorrow; who wants mails at once instead is told at once of
 * what was still to come.
 */
export async function queueDigest(database: Database, site: MailSite & Pick<Site, 'mail'>, now: Date) {
  const { newStory } = site.mail
  const told = await findToldDay(database.db)
  const today = Math.floor((now.getTime() - hour * hourMs) / dayMs)
  const next = newStory === 'daily' ? today : null
  if (told === next || (told !== null && next !== null && told > next)) return
  await database.change([mailTag], async (trx) => {
    if (!(await moveToldDay(trx, told, next)) || told === null || newStory === 'off') return
    const stories = await listArrived(trx, digestHour(told), next === null ? now : digestHour(next))
    if (stories.length === 0) return
    const words = storiesOfDay(site, stories, (await countByStatus(trx)).pending)
    for (const to of await listModeratorAddresses(trx)) await queueMail(trx, { kind: 'digest', to, ...words })
  })
}

function digestHour(day: number) {
  return new Date(day * dayMs + hour * hourMs)
}
