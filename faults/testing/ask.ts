import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { minuteMs } from '../../app/platform/duration.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

type Asking = {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | string
  timeoutMs?: number
  /** Who keeps connections open for the next request. */
  agent?: Agent | false
  /** An address of this machine to come from. */
  from?: string
}

/** One request, on a connection of its own unless it is told otherwise; rejects when no whole answer came. */
export function ask(
  url: string,
  { method, headers, body, timeoutMs = minuteMs, agent = false, from }: Asking = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const asking = (url.startsWith('https:') ? secureRequest : request)(
      url,
      {
        agent,
        ...(from && { localAddress: from, family: 4 }),
        // The proxies of the tests have certificates that they made themselves.
        rejectUnauthorized: false,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('error', reject)
        response.once('end', () => {
          clearTimeout(timer)
          const { statusCode: status = 0, headers: heard } = response
          resolve({ status, headers: heard, text: Buffer.concat(pieces).toString() })
        })
      },
    )
    // Of the whole answer, not of a silence in it.
    const timer = setTimeout(
      () => asking.destroy(new Error(`No answer in ${timeoutMs} ms: ${url}`)),
      timeoutMs,
    )
    asking.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    asking.end(body)
  })
}

/** The status, or null when no whole answer came. */
export async function statusOf(url: string, options?: Asking) {
  return await ask(url, options).then(
    ({ status }) => status,
    () => null,
  )
}
