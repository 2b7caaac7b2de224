import type { Database } from '../../db/database.server.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { dayMs, hourMs } from '../../platform/duration.ts'
import { clockToleranceMs } from '../../platform/is-within.ts'
import type { Site } from '../../site/site.ts'
import { countByStatus } from '../queries.server.ts'
import { findToldDay, moveToldDay } from './digest-queries.server.ts'
import { storiesOfDay } from './moderator-mails.ts'
import { listArrived, listModerators } from './moderator-queries.server.ts'

const hour = 8

/**
 * From eight o'clock UTC on, once a day whoever asks first: what came since the last digest, also where days went by
 * without one. Who starts to want it gets the first one tomorrow; who wants mails at once instead is told at once of
 * what was still to come.
 */
export async function queueDigest(database: Database, site: MailSite & Pick<Site, 'mail'>, now: Date) {
  const { newStory } = site.mail
  const told = await findToldDay(database.db)
  const today = digestDay(now.getTime())
  const next = newStory === 'daily' ? today : null
  if (told === next) return
  if (told !== null && next !== null && told > next) {
    // Told while the clock was ahead: until that day nobody would hear of a story.
    if (told > digestDay(now.getTime() + clockToleranceMs))
      await database.change([], (trx) => moveToldDay(trx, told, today))
    return
  }
  await database.change([mailTag], async (trx) => {
    if (!(await moveToldDay(trx, told, next)) || told === null || newStory === 'off') return
    const stories = await listArrived(trx, digestHour(told), next === null ? now : digestHour(next))
    if (stories.length === 0) return
    const words = storiesOfDay(site, stories, (await countByStatus(trx)).pending)
    for (const { email } of await listModerators(trx))
      await queueMail(trx, { kind: 'digest', to: email, ...words })
  })
}

function digestDay(ms: number) {
  return Math.floor((ms - hour * hourMs) / dayMs)
}

function digestHour(day: number) {
  return new Date(day * dayMs + hour * hourMs)
}
