import { cutTo } from '../platform/outside-text.ts'

const maxEventLength = 40

/** What other systems can be told of. */
export const eventNames = [
  'application.created',
  'application.moved',
  'application.consent-changed',
  'story.submitted',
  'story.approved',
  'article.published',
] as const

export type WebhookEvent = (typeof eventNames)[number]

/** Sent by the button alone. */
export const testEvent = 'webhook.test'

export function isWebhookEvent(text: string): text is WebhookEvent {
  return eventNames.some((name) => name === text)
}

/** As a form names them, ours or not. */
export function eventsIn(form: FormData) {
  const named = form.getAll('event').slice(0, eventNames.length)
  return named.map((event) => cutTo(maxEventLength, String(event)))
}
