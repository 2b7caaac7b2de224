import { absoluteSeconds, idleSeconds } from './session-life.ts'

/**
 * The cookies of a better-auth answer, ready for ours. The idle limit is kept by the server, which prolongs
 * the session's row; no page hands the prolonged cookie on, so the first one must last as long as any session.
 */
export function cookiesOf(answer: Headers) {
  const headers = new Headers()
  for (const cookie of answer.getSetCookie()) {
    headers.append('Set-Cookie', cookie.replace(`Max-Age=${idleSeconds};`, `Max-Age=${absoluteSeconds};`))
  }
  return headers
}
