type Headers = Record<string, string | string[] | undefined>

// Well-known crawlers, link previews and scripts name themselves with one of these. Cubot makes phones.
const machine =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp|headless|lighthouse|pagespeed|monitor|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|http-?client|feed|validator/i

/** Nobody who asks not to be counted, no machine that says it is one, nobody who is signed in. */
export function mayCount(headers: Headers): boolean {
  if (asksNotTo(headers)) return false
  const { 'user-agent': agent, cookie } = headers
  if (typeof agent !== 'string' || machine.test(agent)) return false
  return typeof cookie !== 'string' || !cookie.includes('second-key.session_token=')
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotTo(headers: Headers): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** A page somebody looks at: neither fetched ahead nor shown inside another one. */
export function isLookedAt(headers: Headers): boolean {
  const dest = headers['sec-fetch-dest']
  if (dest !== undefined && dest !== 'document') return false
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return typeof purpose !== 'string' || !purpose.includes('prefetch')
}
