import { Agent, type OutgoingHttpHeaders, request as sendRequest } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Answer, cookiesIn } from './answer.ts'
import type { MultipartBody } from './multipart.ts'

export type Wish = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | Readable
}

export type Visitor = ReturnType<typeof createVisitor>

type Options = {
  port: number
  /** Told of every answer, for the checks after the case. */
  seen: Answer[]
  /** The network address the site takes this visitor for; the target trusts one proxy. */
  address?: string
}

/** Sends exactly what it is told, follows no redirect, and carries the cookies it was given. */
export function createVisitor({ port, seen, address }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const jar = new Map<string, string>()
  let isAdmin = false

  async function send(path: string, { method = 'GET', headers = {}, body }: Wish = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(port, agent, path, {
      method,
      body,
      headers: {
        Accept: 'text/html',
        ...(address && { 'X-Forwarded-For': address }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
    })
    for (const pair of cookiesIn(answer)) keep(pair)
    const known = { ...answer, isForAdmin: isAdmin }
    seen.push(known)
    return known
  }

  function keep(pair: string) {
    const [name = '', ...value] = pair.split('=')
    if (value.join('=')) jar.set(name, value.join('='))
    else jar.delete(name)
  }

  return {
    send,
    get: (path: string, headers?: OutgoingHttpHeaders) => send(path, { headers }),
    /** As a browser sends a form from one of our own pages. */
    post: (path: string, fields: Record<string, string>, headers?: OutgoingHttpHeaders) =>
      send(path, {
        method: 'POST',
        body: String(new URLSearchParams(fields)),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...sameOrigin, ...headers },
      }),
    postMultipart: (path: string, { type, bytes }: MultipartBody, headers?: OutgoingHttpHeaders) =>
      send(path, {
        method: 'POST',
        body: bytes,
        headers: { 'Content-Type': type, ...sameOrigin, ...headers },
      }),
    async signIn({ email, password }: { email: string; password: string }) {
      isAdmin = true
      const answer = await this.post('/admin?index', { email, password })
      if (answer.status !== 303) throw new Error(`${email} was not signed in: ${answer.status}`)
      return answer
    },
    keep,
    /** Private data in its answers is meant for it. */
    knowAsAdmin() {
      isAdmin = true
    },
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`),
    close: () => agent.destroy(),
  }
}

export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

type Exchange = Required<Pick<Wish, 'method' | 'headers'>> & Pick<Wish, 'body'>

function exchange(port: number, agent: Agent, path: string, { method, headers, body }: Exchange) {
  return new Promise<Omit<Answer, 'isForAdmin'>>((resolve, reject) => {
    const outgoing = sendRequest({
      host: '127.0.0.1',
      port,
      agent,
      path,
      method,
      headers: withLength(headers, body),
    })
    let isAnswered = false
    outgoing.on('response', (incoming) => {
      isAnswered = true
      buffer(incoming).then((bytes) => {
        const { statusCode: status = 0, headers } = incoming
        resolve({ request: `${method} ${path}`, status, headers, bytes, body: bytes.toString('utf8') })
      }, reject)
    })
    // A server may answer and hang up while a body is still being sent.
    outgoing.on('error', (error) => isAnswered || reject(error))
    if (body && typeof body !== 'string' && !Buffer.isBuffer(body))
      pipeline(body, outgoing).catch((error) => isAnswered || reject(error))
    else outgoing.end(body)
  })
}

function withLength(headers: OutgoingHttpHeaders, body: Wish['body']): OutgoingHttpHeaders {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return headers
  return { 'Content-Length': Buffer.byteLength(body), ...headers }
}
