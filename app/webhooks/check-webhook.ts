import { isIP } from 'node:net'
import { isPublicAddress } from '../platform/public-address.ts'
import { eventNames, isWebhookEvent, type WebhookEvent } from './events.ts'
import { problemWords } from './problem-words.ts'
import { maxUrlLength, type WebhookErrors, type WrittenWebhook } from './written-webhook.ts'

const words = problemWords.en

type Checked =
  | { ok: true; url: string; events: WebhookEvent[]; hasContact: boolean }
  | { ok: false; errors: WebhookErrors }

/** What can be said of it before anybody is asked; where its name leads is looked at with every delivery. */
export function checkWebhook({ url, events, hasContact }: WrittenWebhook, mayBePrivate: boolean): Checked {
  const problem = urlProblem(url, mayBePrivate)
  const chosen = checkEvents(events)
  const errors: WebhookErrors = {
    ...(problem && { url: problem }),
    ...(!chosen && { events: words.noEvent }),
  }
  if (!chosen || problem) return { ok: false, errors }
  return { ok: true, url: new URL(url).href, events: chosen, hasContact }
}

/** Null unless each is one of ours, and there is one. */
export function checkEvents(events: string[]): WebhookEvent[] | null {
  const chosen = eventNames.filter((name) => events.includes(name))
  return chosen.length > 0 && events.every(isWebhookEvent) ? chosen : null
}

function urlProblem(text: string, mayBePrivate: boolean): string | null {
  if (text.length > maxUrlLength) return words.tooLong(maxUrlLength)
  const url = URL.parse(text)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return words.noAddress
  if (mayBePrivate) return null
  if (url.protocol !== 'https:') return words.notSecure
  return isPrivateHost(url.hostname) ? words.privateAddress : null
}

/** A number, or a name that only a private network knows. */
export function isPrivateHost(hostname: string) {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host)) return !isPublicAddress(host)
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa|lan)$/i.test(host)
}
