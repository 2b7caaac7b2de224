import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../platform/public-address.ts'
import { isPrivateHost } from './check-webhook.ts'

const timeLimitMs = 15_000

export type Posted = { status: number } | { fault: string }

type Order = { url: string; body: string; headers: Record<string, string>; mayBePrivate: boolean }

/** One try. A redirect is not followed, and of the answer only the status counts: nothing of it is read. */
export async function post({ url, body, headers, mayBePrivate }: Order): Promise<Posted> {
  const target = new URL(url)
  if (!mayBePrivate && (target.protocol !== 'https:' || isPrivateHost(target.hostname)))
    return { fault: 'private' }
  const { promise, resolve } = Promise.withResolvers<Posted>()
  const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(
    target,
    {
      method: 'POST',
      // No connection is shared: who answers slowly holds up nobody else.
      agent: false,
      lookup: mayBePrivate ? undefined : publicLookup,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'SecondKey-Webhooks/1',
      },
    },
    (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    },
  )
  request.on('error', (error: NodeJS.ErrnoException) => resolve({ fault: faultOf(error) }))
  // Not a response to Node: without a listener the connection is closed and nothing else is told.
  request.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy()
    resolve({ status: statusCode })
  })
  // The last event of every request: one without an end would keep its webhook waiting for ever.
  request.on('close', () => resolve({ fault: 'ECONNRESET' }))
  request.end(body)
  return await promise
}

/** The address that was looked at is the one that is connected to: a name cannot lead elsewhere in between. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }).then(
    (found) => {
      const [first] = found
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return callback(Object.assign(new Error('A private address'), { code: 'EPRIVATE' }), '')
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    },
    (error: NodeJS.ErrnoException) => callback(error, ''),
  )
}

function faultOf(error: NodeJS.ErrnoException) {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'ETIMEDOUT'
  return error.code === 'EPRIVATE' ? 'private' : (error.code ?? 'unknown')
}
