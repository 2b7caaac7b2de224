import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminErrorWords, problemOf } from '../../app/layout/admin-error-words.ts'
import { hasTooManyFields } from '../../app/platform/form-fields.ts'
import { askedIn, isAdminPath } from '../../app/site/find-address.ts'
import {
  BodyTooLarge,
  bodyLimitFor,
  defaultBodyBytes,
  maxUnreadBytes,
  TooBusy,
  timeouts,
} from '../admission/limits.ts'
import { plainAnswer } from '../http/plain-answer.ts'
import { readBody, streamBody } from '../http/request-body.ts'
import { createSafariCookies } from '../http/safari-cookies.ts'
import { adminPolicy } from '../http/security-headers.ts'
import { isLong, sendResponse } from '../http/send-response.ts'
import { createUnreadBodies } from '../http/unread-bodies.ts'
import { fullRequest } from '../http/web-request.ts'
import type { HandlePage } from './page-handler.ts'
import { countedName, newNonce, type PagesParts, policyFor, type Visit } from './visit.ts'

type Body = Buffer<ArrayBuffer> | ReadableStream | null

/** Pages for their visitor alone, never cached: the admin area, private pages, and the answer to every post. */
export function createPersonalPages(parts: PagesParts, handle: HandlePage) {
  const { env, auth, live, admission, visits } = parts
  const unread = createUnreadBodies(maxUnreadBytes)
  const safariCookies = createSafariCookies(env.siteUrl)

  return {
    async answer(visit: Visit) {
      safariCookies.read(visit.request)
      const body = visit.request.method === 'POST' ? await receive(visit) : null
      const release = await admission.work.acquire(visit.from.network)
      const sendLong = await answerWith(visit, body).finally(release)
      await sendLong?.()
    },
    /** An upload holds a slot of its own from its first byte on, and takes no other. */
    async answerUpload(visit: Visit) {
      const { request, pathname, from } = visit
      safariCookies.read(request)
      const release = await admission.uploads.acquire(from.network)
      if (!release) throw new TooBusy()
      const { requestMs: ms, quietUploadMs: quietMs } = timeouts
      const body = streamBody(request, { bytes: bodyLimitFor(pathname), ms, quietMs })
      const sendLong = await answerWith(visit, body).finally(release)
      await sendLong?.()
    },
  }

  async function receive({ request, pathname, from }: Visit) {
    const bytes = bodyLimitFor(pathname)
    const isOfStranger = bytes > defaultBodyBytes && !(await isSignedIn(request))
    const release = isOfStranger
      ? admission.largeBodies.acquire(from.network)
      : await admission.bodies.acquire(from.network)
    if (!release) throw new TooBusy()
    const body = await readBody(request, { bytes, ms: timeouts.smallBodyMs }).finally(release)
    if (hasTooManyFields(body, request.headers['content-type'] ?? '')) throw new BodyTooLarge()
    return body
  }

  /** Before the body is read; permissions are checked after it. Without the database nobody counts as signed in. */
  async function isSignedIn({ headers }: IncomingMessage) {
    if (!headers.cookie) return false
    const session = auth.api.getSession({ headers: new Headers({ cookie: headers.cookie }) })
    return (await session.catch(() => null)) !== null
  }

  /** Returns what sends a long file, which takes as long as its reader likes: outside of the slot. */
  async function answerWith(visit: Visit, body: Body): Promise<(() => Promise<void>) | undefined> {
    const { request, response, pathname, search, requestId, from } = visit
    const isAdmin = isAdminPath(pathname)
    const nonce = isAdmin ? newNonce() : undefined
    const { language, path } = askedIn(pathname)
    const web = fullRequest(request, { siteUrl: env.siteUrl, pathname: path, search }, body)
    const site = await live.current(language)
    const known = { id: requestId, address: from.address, nonce, tags: new Set<string>() }
    const answer = await handle({ site, pathname, request: web, known })
    safariCookies.write(request, answer.headers)
    if (isAdmin && isBareRefusal(answer) && asksForPage(request)) {
      refuseInWords(response, answer.status)
      return
    }
    const countedAs = request.method === 'GET' && countedName(answer, pathname)
    if (countedAs) visits.saw(request.headers, countedAs)
    // A client that got its response before the end of its body is still sending.
    if (!request.complete) response.setHeader('Connection', 'close')
    const headers = {
      'Content-Security-Policy': nonce ? adminPolicy(env, nonce) : policyFor(parts, pathname, site),
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store',
    }
    const send = () => sendResponse(request, response, answer, headers)
    if (isLong(answer.headers)) {
      // Node sets it back for the next request of the connection.
      request.socket.setTimeout(timeouts.idleDownloadMs)
      return send
    }
    await send()
    unread.hold(response, from.network)
  }
}

/** Of a route that renders no page: a file, or an address that only forms are sent to. */
function isBareRefusal({ status, headers }: Response) {
  const isRefusal = status === 401 || status === 403 || status >= 500
  return isRefusal && !(headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** A browser that will show the response as a page. */
function asksForPage({ headers, url = '' }: IncomingMessage) {
  return (headers.accept ?? '').includes('text/html') && !/\.data(\?|$)/.test(url)
}

function refuseInWords(response: ServerResponse, status: number) {
  const { title, text, toDo = [] } = problemOf(status, adminErrorWords.en)
  const headers = { 'X-Robots-Tag': 'noindex' }
  plainAnswer(response, status, { headers, detail: [`${title}. ${text}`, ...toDo].join('\n') })
}
