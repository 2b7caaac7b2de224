import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

type Headers = Record<string, string | string[] | undefined>

// No browser has a longer name; what is cut off could only be noise.
const maxAgentLength = 512
// Most visitors share a few hundred names, and judging one takes 10 µs, finding it again 0.1 µs.
const judged = new LRUCache<string, boolean>({ max: 500, memoMethod: isbot })

/** Nobody who asks not to be counted, no machine that says it is one, nobody who is signed in. */
export function mayCount(headers: Headers): boolean {
  if (asksNotTo(headers)) return false
  const { 'user-agent': agent, cookie } = headers
  if (typeof agent !== 'string' || agent === '' || judged.memo(agent.slice(0, maxAgentLength))) return false
  return typeof cookie !== 'string' || !cookie.includes('second-key.session_token=')
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotTo(headers: Headers): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/**
 * A page somebody looks at: neither fetched ahead nor shown inside another one. What the service worker passes on has
 * no destination any more; its mode is 'navigate' in Chromium and 'same-origin' in Firefox, what it fetches ahead 'cors'.
 */
export function isLookedAt(headers: Headers): boolean {
  const { 'sec-fetch-dest': dest = 'document', 'sec-fetch-mode': mode } = headers
  if (dest !== 'document' && !(dest === 'empty' && (mode === 'navigate' || mode === 'same-origin')))
    return false
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return typeof purpose !== 'string' || !purpose.includes('prefetch')
}
