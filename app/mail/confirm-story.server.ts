import type { Site } from '../content/site.ts'
import type { Database } from '../db/database.server.ts'
import { keyedHash } from '../stories/keyed-hash.server.ts'
import { countRequest } from '../stories/limits.server.ts'
import { privateLink } from '../stories/private-link.ts'
import { deliveryFault } from './delivery-fault.ts'
import type { Mailer, MailLog } from './mail.server.ts'
import { storyReceived } from './story-received.ts'

/** The form must not become a way to fill somebody's mailbox. */
const perRecipient = { max: 5, windowSeconds: 86_400 }

export type Confirmation = {
  database: Database
  secret: string
  mailer: Mailer
  site: Pick<Site, 'brand' | 'email' | 'url'>
  log: MailLog
}

/** Sends the private link, in its own time. The story is stored: whatever fails here is only told to the log. */
export function createStoryConfirmation(parts: Confirmation) {
  return (received: { to: string; token: string }) => {
    send(parts, received).catch((error) =>
      parts.log.error(deliveryFault(error), 'A confirmation was not sent'),
    )
  }
}

async function send({ database, secret, mailer, site, log }: Confirmation, { to, token }: Received) {
  const key = `mail:${keyedHash(secret, 'recipient', to.toLowerCase())}`
  const { isAllowed } = await countRequest(database.db, key, { ...perRecipient, now: new Date() })
  if (!isAllowed) return log.info({}, 'A confirmation was not sent: that address had enough of them today')
  await mailer.send({ to, ...storyReceived(site, privateLink(site.url, token)) })
}

type Received = { to: string; token: string }
