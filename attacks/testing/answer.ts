import type { IncomingHttpHeaders } from 'node:http'

/** What came back for one request. */
export type Answer = {
  /** For the message of a failed check: 'GET /admin'. */
  request: string
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  body: string
  /** Whoever asked had the cookie of a real admin: private data may stand in it. */
  isForAdmin: boolean
}

/** Every cookie it sets, as 'name=value' pairs to send back. */
export function cookiesIn({ headers }: Pick<Answer, 'headers'>): string[] {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
}
