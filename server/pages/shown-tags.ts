import { mailTag } from '../../app/mail/queue-queries.server.ts'
import { webhookTag } from '../../app/webhooks/queue-queries.server.ts'

/** No page shows the queues of mails and webhooks. */
export function shownTags(tags: string[]) {
  return tags.filter((tag) => tag !== mailTag && tag !== webhookTag)
}
