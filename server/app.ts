import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visits } from '../app/analytics/visits.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { isClientGone } from '../app/platform/client-gone.ts'
import type { Env } from '../app/platform/env.server.ts'
import { pathIn } from '../app/platform/language.ts'
import { networkOf } from '../app/platform/limits.server.ts'
import { missingPath } from '../app/site/find-address.ts'
import { loggedPath } from '../app/site/logged-path.ts'
import { BodyTooLarge, BodyTooSlow, bodyLimitFor, TooBusy } from './admission/limits.ts'
import { answerHealth, type ProcessState } from './health.ts'
import { clientAddress } from './http/client-address.ts'
import { hasBody } from './http/has-body.ts'
import { plainAnswer } from './http/plain-answer.ts'
import { lingerOrCut } from './http/request-body.ts'
import { nextRequestId } from './http/request-id.ts'
import { type Reason, refusalOf, refusalStatus } from './http/request-refusal.ts'
import { parseTarget } from './http/request-target.ts'
import { isOfOtherName, isSameOrigin } from './http/same-origin.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { ServeFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import { createTraffic, kindOf, type Traffic } from './metrics/traffic.ts'
import { sendPage, sendReady } from './pages/page-answer.ts'
import type { Page, PageCache } from './pages/page-cache.ts'
import type { Pages } from './pages/pages.ts'

export type AppParts = {
  env: Pick<Env, 'siteUrl' | 'trustProxy'>
  log: Log
  database: Database
  cache: PageCache
  pages: Pick<Pages, 'answer'>
  visits: Pick<Visits, 'saw'>
  state: ProcessState
  serveFiles: ServeFiles
  /** Passed in where the metrics read them too. */
  traffic?: Traffic
  /** Only when /metrics is to be answered on this port. */
  answerMetrics?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const allowedMethods = new Set(['GET', 'HEAD', 'POST'])

/** Handles every request; each check that answers is a precondition of the lines below it. */
export function createApp(parts: AppParts) {
  const { env, log, database, cache, pages, visits, state, serveFiles } = parts
  const { traffic = createTraffic(), answerMetrics } = parts
  const common = Object.entries(commonHeaders(env))

  return function handle(request: IncomingMessage, response: ServerResponse) {
    const refused = protocolRefusal(request)
    // A fresh page needs nothing else: its headers are cached with it.
    const fresh = !refused && request.method === 'GET' && request.url ? cache.findFresh(request.url) : null
    const requestId = nextRequestId()
    lingerOrCut(request, response)
    // Nobody sends a body with it. A cached page is answered before that is read: the next request would follow at once,
    // and what was sent with each would pile up.
    const isBodyOdd = request.method !== 'POST' && hasBody(request)
    // Clients should not reuse a connection to a process that is about to exit. After a request to change the protocol
    // Node reads on and parses nothing.
    if (state.isStopping || state.isRetiring || request.headers.upgrade !== undefined || isBodyOdd)
      response.setHeader('Connection', 'close')
    if (log.isLevelEnabled(fresh ? 'debug' : 'info'))
      logWhenDone(log, request, response, requestId, fresh ? 'debug' : 'info')
    if (fresh) {
      if (fresh.countedAs) visits.saw(request.headers, fresh.countedAs)
      return sendCached(request, response, fresh, requestId)
    }
    response.setHeader('X-Request-Id', requestId)
    const seen = traffic.begin(response)

    for (const [name, value] of common) response.setHeader(name, value)

    const fail = (error: unknown) => answerFailure(error, response, requestId)

    if (refused)
      return plainAnswer(response, refused.status, {
        headers: { Connection: 'close' },
        detail: refused.detail,
      })
    const target = parseTarget(request.url)
    if (target.kind === 'bad') return plainAnswer(response, target.status, { detail: target.reason })
    if (!allowedMethods.has(request.method ?? '')) {
      return plainAnswer(response, 405, { headers: { Allow: 'GET, HEAD, POST' } })
    }
    if (target.kind === 'redirect') return redirect(request, response, target.location)
    const isReadable = target.kind === 'page'
    if (!isReadable && request.method === 'POST') return plainAnswer(response, 400)
    const { pathname, search } = isReadable
      ? target
      : { pathname: pathIn(target.language, missingPath), search: '' }
    if (pathname === '/healthz' || pathname === '/readyz') {
      seen.kind = 'health'
      return void answerHealth(pathname, request, response, database, state)
    }
    if (answerMetrics && pathname === '/metrics' && request.method !== 'POST')
      return void answerMetrics(request, response).catch(fail)
    if (!isSameOrigin(request, env.siteUrl)) return refuseOrigin(request, response, env.siteUrl)
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitFor(pathname))
      return refuse(response, 'too-large', requestId)

    try {
      const answerPage = () => {
        seen.kind = kindOf(request.method, pathname)
        const address = clientAddress(request, env.trustProxy)
        const from = { address, network: networkOf(address) }
        pages.answer({ request, response, pathname, search, requestId, seen, from }).catch(fail)
      }
      seen.kind = 'static'
      if (isReadable) serveFiles(request, response, answerPage)
      else answerPage()
    } catch (error) {
      // No caller would catch it, and one odd request must not end the process.
      fail(error)
    }
  }

  function sendCached(request: IncomingMessage, response: ServerResponse, page: Page, requestId: string) {
    if (sendReady(request, response, page, requestId)) return traffic.countCached(page.status)
    response.setHeader('X-Request-Id', requestId)
    const storeGzip = (gzip: Buffer) => cache.storeGzip(request.url ?? '', page, gzip)
    sendPage(request, response, page, storeGzip).then(
      () => traffic.countCached(response.statusCode),
      () => response.destroy(),
    )
  }

  function answerFailure(error: unknown, response: ServerResponse, requestId: string) {
    if (isClientGone(error)) return void response.destroy()
    if (error instanceof TooBusy) return refuse(response, 'too-busy', requestId)
    if (error instanceof BodyTooLarge) return refuse(response, 'too-large', requestId)
    if (error instanceof BodyTooSlow) return refuse(response, 'too-slow', requestId)
    log.error({ err: error, requestId }, 'request failed')
    refuse(response, 'failed', requestId)
  }
}

/** What makes the whole request invalid, whatever it asks for. */
function protocolRefusal(request: IncomingMessage) {
  const hosts = hostCount(request)
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1'))
    return { status: 400, detail: 'A request names one host.' }
  const { expect } = request.headers
  if (expect === undefined || /^100-continue$/i.test(expect)) return null
  return { status: 417, detail: 'That expectation cannot be met.' }
}

function hostCount({ rawHeaders }: IncomingMessage) {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count++
  return count
}

function redirect(request: IncomingMessage, response: ServerResponse, location: string) {
  const status = request.method === 'POST' ? 308 : 301
  plainAnswer(response, status, { headers: { Location: location }, detail: `Moved to ${location}` })
}

/** Who opened the site by its number or without its www has done nothing wrong: they learn where it works. */
function refuseOrigin(request: IncomingMessage, response: ServerResponse, siteUrl: string) {
  const where = `This site is at ${siteUrl}. Nothing was sent: open the form there, and send it again.`
  plainAnswer(response, 403, { detail: isOfOtherName(request) ? where : undefined })
}

function refuse(response: ServerResponse, reason: Reason, requestId: string) {
  const { headers, ...words } = refusalOf(response.req, reason, requestId)
  const retry = reason === 'too-busy' && { 'Retry-After': '2' }
  // The next request may come on the same connection, unless that still carries a body.
  const isEnded = response.req.complete && reason !== 'too-large' && reason !== 'too-slow'
  const close = !isEnded && { Connection: 'close' }
  plainAnswer(response, refusalStatus[reason], { headers: { ...headers, ...retry, ...close }, ...words })
}

/** What comes from the cache is logged at debug only: it is most of the traffic. */
function logWhenDone(
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  level: 'debug' | 'info',
) {
  const started = performance.now()
  const path = loggedPath(request.url)
  response.once('close', () => {
    const ms = Math.round(performance.now() - started)
    const { statusCode: status } = response
    log[status >= 500 ? 'warn' : level]({ requestId, method: request.method, path, status, ms }, 'request')
  })
}
