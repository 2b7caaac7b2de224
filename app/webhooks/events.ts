/** What other systems can be told of, as the owner reads it. */
export const webhookEvents = {
  'application.created': 'An application came in',
  'application.moved': 'An application moved on',
  'story.submitted': 'A story came in',
  'story.approved': 'A story was approved',
  'article.published': 'An article was published',
} as const

export type WebhookEvent = keyof typeof webhookEvents
export const eventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** Sent by the button alone. */
export const testEvent = 'webhook.test'

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(webhookEvents, text)
}

export function eventWords(name: string) {
  return isWebhookEvent(name) ? webhookEvents[name] : 'Test'
}
