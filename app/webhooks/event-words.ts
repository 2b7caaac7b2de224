import { isWebhookEvent } from './events.ts'
import type { webhookWords } from './webhook-words.ts'

export function eventWords({ events, testEvent }: typeof webhookWords.en, name: string) {
  return isWebhookEvent(name) ? events[name] : testEvent
}
