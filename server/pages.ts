import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Auth } from '../app/accounts/auth.server.ts'
import { authContext } from '../app/accounts/context.ts'
import { visitsContext } from '../app/analytics/context.ts'
import type { Visits } from '../app/analytics/visits.server.ts'
import { type ApplicationIntake, applicationsContext } from '../app/applications/context.ts'
import { articleListContext, type ListHandover } from '../app/articles/article-list.ts'
import type { BackupMaker } from '../app/backup/backup-maker.server.ts'
import { backupContext } from '../app/backup/context.ts'
import { importsContext } from '../app/data/context.ts'
import type { Imports } from '../app/data/import/imports.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { factsContext } from '../app/health/context.ts'
import type { ServerFacts } from '../app/health/server-facts.ts'
import { adminErrorWords, problemOf } from '../app/layout/admin-error-words.ts'
import { countedPath } from '../app/pages/counted-path.ts'
import { databaseContext, logContext, type RequestFacts, requestContext } from '../app/platform/context.ts'
import type { Env } from '../app/platform/env.server.ts'
import { hasTooManyFields } from '../app/platform/form-fields.ts'
import { lookUpContext, redirectsContext } from '../app/redirects/context.ts'
import type { RedirectCache } from '../app/redirects/redirect-cache.server.ts'
import type { LiveSite } from '../app/settings/live-site.server.ts'
import { askedQuery } from '../app/site/asked-query.ts'
import { renderContext, siteContext } from '../app/site/context.ts'
import { askedIn, findAddress, isAdminPath } from '../app/site/find-address.ts'
import { formOrigins, type Site } from '../app/site/site.ts'
import { picturesContext } from '../app/social/context.ts'
import type { PictureRenderer } from '../app/social/picture-renderer.server.ts'
import { intakeContext } from '../app/stories/context.ts'
import type { StoryIntake } from '../app/stories/intake.server.ts'
import { localHref } from '../app/ui/language.ts'
import type { Admission } from './admission.ts'
import {
  BodyTooLarge,
  bodyLimitFor,
  defaultBodyBytes,
  isUpload,
  maxUnreadBytes,
  TooBusy,
  timeouts,
} from './limits.ts'
import type { Log } from './log.ts'
import type { Seen } from './metrics/traffic.ts'
import { answerOf, elsewhereInLanguage, isMiss, sendRedirect } from './missing-pages.ts'
import { pageFrom, sendPage } from './page-answer.ts'
import type { Page, PageCache, Rendered } from './page-cache.ts'
import { plainAnswer } from './plain-answer.ts'
import { readBody, streamBody } from './request-body.ts'
import { createRouting } from './routing.ts'
import { createSafariCookies } from './safari-cookies.ts'
import { adminPolicy, commonHeaders, publicPolicy } from './security-headers.ts'
import { isLong, sendResponse, stream } from './send-response.ts'
import { isSlow } from './slow-page.ts'
import { createUnreadBodies } from './unread-bodies.ts'
import { anonymousRequest, fullRequest } from './web-request.ts'
import { createSharedSlot } from './work-slots.ts'

export type Visit = {
  request: IncomingMessage
  response: ServerResponse
  pathname: string
  search: string
  requestId: string
  seen: Seen
  from: { address: string; network: string }
}

type Asked = { pathname: string; requestId: string; seen: Seen }

export type PagesParts = {
  env: Pick<Env, 'siteUrl' | 'trustProxy'>
  log: Log
  database: Database
  intake: StoryIntake
  applications: ApplicationIntake
  imports: Pick<Imports, 'begin' | 'report'>
  auth: Auth
  live: LiveSite
  backups: BackupMaker
  cache: PageCache
  admission: Admission
  visits: Visits
  redirects: RedirectCache
  pictures: Pick<PictureRenderer, 'render'>
  facts: ServerFacts
  noteForwarded(): void
  /** In development a function, called with every request, after which the routes are sorted anew. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

export type Pages = ReturnType<typeof createPages>

/** Runs React Router: public pages through the cache, everything else for its visitor alone. */
export function createPages(parts: PagesParts) {
  const { env, log, database, intake, auth, live, cache, visits, redirects, facts, build, mode } = parts
  const { pictures, imports, admission } = parts
  const handlerOf = createRouting(build, mode)
  const common = commonHeaders(env)
  const unread = createUnreadBodies(maxUnreadBytes)
  const safariCookies = createSafariCookies(env.siteUrl)
  const sharedSlots = new Map<string, ReturnType<typeof createSharedSlot>>()

  return {
    async answer(visit: Visit) {
      const { request, response, pathname } = visit
      if (request.headers['x-forwarded-for'] !== undefined) parts.noteForwarded()
      safariCookies.read(request)
      const isAdmin = isAdminPath(pathname)
      // The router's data addresses exist for the hydrated admin area alone.
      if (!isAdmin && pathname.endsWith('.data'))
        return plainAnswer(response, 404, { detail: 'Page not found' })
      if (request.method === 'POST' && isUpload(pathname)) return answerUpload(visit, isAdmin)
      const isPersonal = findAddress(pathname)?.kept === 'personal'
      if (request.method === 'POST' || isAdmin || isPersonal) return answerVisitor(visit, isAdmin)
      const asked = pathname + askedQuery(findAddress(pathname)?.query, visit.search)
      const rendering = cache.get(asked, () => inSharedSlot(asked, () => renderPublic(visit, asked)))
      sharedSlots.get(asked)?.waitFrom(visit.from.network)
      if (askedIn(pathname).path === '/articles' && request.method === 'GET' && (await isSlow(rendering)))
        return answerWithoutList(visit, rendering)
      const page = await rendering
      if (isMiss(page)) {
        const target = redirects.find(pathname) ?? elsewhereInLanguage(redirects, pathname)
        if (target !== undefined) return sendRedirect(response, target, visit.search)
        if (request.method === 'GET') visits.missed(request.headers, pathname)
      }
      if (request.method === 'GET' && page.countedAs) visits.saw(request.headers, page.countedAs)
      await sendPage(request, response, page, (gzip) => cache.storeGzip(asked, page, gzip))
    },
    /** Renders a page into the cache before it is requested. */
    async prepare(pathname: string) {
      const nobody = { pathname, requestId: 'in advance', seen: { kind: 'other' as const } }
      await cache.get(pathname, () => renderPublic(nobody, pathname))
    },
  }

  /** Other requests for the same page meanwhile wait for the slot too, in the queue of their own network. */
  async function inSharedSlot<Result>(asked: string, work: () => Promise<Result>): Promise<Result> {
    const slot = createSharedSlot(admission.work)
    sharedSlots.set(asked, slot)
    const release = await slot.given.finally(() => {
      if (sharedSlots.get(asked) === slot) sharedSlots.delete(asked)
    })
    return await work().finally(release)
  }

  async function inSlot<Result>({ from }: Visit, work: () => Promise<Result>): Promise<Result> {
    const release = await admission.work.acquire(from.network)
    return await work().finally(release)
  }

  /** Only what must be rendered needs a slot: a cached page is sent under any load. */
  async function renderPublic({ pathname, requestId, seen }: Asked, asked: string): Promise<Rendered> {
    seen.kind = 'page_rendered'
    let html: string | undefined
    const known: RequestFacts = {
      id: requestId,
      tags: new Set(['site']),
      readShared: (key, tags, read) => cache.readShared(key, tags, read),
      takeHtml: (finished) => {
        html = finished
      },
    }
    // A change after this line makes the page stale; an earlier one is in it. One site for page and headers.
    const { language, path } = askedIn(pathname)
    const site = await live.current(language)
    const handover: ListHandover = {}
    const request = anonymousRequest(env.siteUrl, path + asked.slice(pathname.length))
    const answer = await answerIn(site, pathname, request, contextFor(known, site, handover))
    const headers = { ...common, 'Content-Security-Policy': policyFor(pathname, site) }
    const page = await pageFrom(answer, headers, html)
    page.countedAs = countedName(answer, pathname)
    page.list = handover.found
    const { tags, isIncomplete, isUnlisted } = known
    return { page, tags, isIncomplete, isUnlisted, isStorable: mode === 'production' && isStorable(answer) }
  }

  /** Streams the page at once with a loading notice; the list follows when the cached page is rendered. */
  async function answerWithoutList({ response, pathname, requestId }: Visit, page: Promise<Page>) {
    const awaited = page.then(({ list }) => list ?? null).catch(() => null)
    const nonce = newNonce()
    const known: RequestFacts = { id: requestId, tags: new Set(), nonce, isStreamed: true }
    // The settings last read: a check for changes may be just what is slow.
    const { language, path } = askedIn(pathname)
    const site = live.known(language)
    const context = contextFor(known, site, { awaited })
    const request = anonymousRequest(env.siteUrl, path)
    const { status, headers, body } = await handlerOf(pathname)(request, context)
    response.writeHead(status, {
      ...common,
      ...Object.fromEntries(headers),
      'Content-Security-Policy': policyFor(pathname, site, nonce),
      'Cache-Control': 'no-store',
    })
    if (!body) return void response.end()
    await stream(body, response)
  }

  /** An upload holds a slot of its own from its first byte on, and takes no other. */
  async function answerUpload(visit: Visit, isAdmin: boolean) {
    const { request, pathname, from } = visit
    const release = await admission.uploads.acquire(from.network)
    if (!release) throw new TooBusy()
    const body = streamBody(request, { bytes: bodyLimitFor(pathname), ms: timeouts.requestMs })
    const sendLong = await answerFor(visit, isAdmin, body).finally(release)
    await sendLong?.()
  }

  async function answerVisitor(visit: Visit, isAdmin: boolean) {
    const body = visit.request.method === 'POST' ? await receive(visit) : null
    const sendLong = await inSlot(visit, () => answerFor(visit, isAdmin, body))
    await sendLong?.()
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
  async function answerFor(
    visit: Visit,
    isAdmin: boolean,
    body: Buffer<ArrayBuffer> | ReadableStream | null,
  ): Promise<(() => Promise<void>) | undefined> {
    const { request, response, pathname, search, requestId, from } = visit
    const nonce = isAdmin ? newNonce() : undefined
    const { language, path } = askedIn(pathname)
    const web = fullRequest(request, { siteUrl: env.siteUrl, pathname: path, search }, body)
    const site = await live.current(language)
    const known = { id: requestId, address: from.address, nonce, tags: new Set<string>() }
    const answer = await answerIn(site, pathname, web, contextFor(known, site))
    safariCookies.write(request, answer.headers)
    if (isAdmin && isBareRefusal(answer) && asksForPage(request)) {
      refuseInWords(response, answer.status)
      return
    }
    const countedAs = request.method === 'GET' && countedName(answer, pathname)
    if (countedAs) visits.saw(request.headers, countedAs)
    const policy = nonce ? adminPolicy(env, nonce) : policyFor(pathname, site)
    // A client that got its response before the end of its body is still sending.
    if (!request.complete) response.setHeader('Connection', 'close')
    const headers = {
      'Content-Security-Policy': policy,
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store',
    }
    const send = () => sendResponse(request, response, answer, headers)
    if (isLong(answer.headers)) return send
    await send()
    unread.hold(response, from.network)
  }

  /** Routes know paths without their language; a redirect stays in the language of the page. */
  async function answerIn(site: Site, pathname: string, request: Request, context: RouterContextProvider) {
    const answer = await handlerOf(pathname)(request, context)
    const to = answer.headers.get('Location')
    if (to !== null && site.language !== 'en') answer.headers.set('Location', localHref(site.language, to))
    return answer
  }

  async function lookUp(pathname: string) {
    const known: RequestFacts = { id: 'look-up', tags: new Set() }
    const { language, path } = askedIn(pathname)
    const site = await live.current(language)
    const request = anonymousRequest(env.siteUrl, path)
    return answerOf(await answerIn(site, pathname, request, contextFor(known, site)))
  }

  /** A page as it would be with other settings; not cached. */
  async function renderWith(pathname: string, site: Site) {
    const known = { id: 'trial', tags: new Set<string>() }
    const { path } = askedIn(pathname)
    const answer = await handlerOf(pathname)(anonymousRequest(env.siteUrl, path), contextFor(known, site))
    return { status: answer.status, html: await answer.text() }
  }

  function policyFor(pathname: string, site: Site, nonce?: string) {
    if (mode === 'development') return '' // the hot-reload client is inline and connects by itself
    const facts = { siteUrl: env.siteUrl, formOrigins: formOrigins(site) }
    return publicPolicy(facts, { ...findAddress(pathname), nonce })
  }

  function contextFor(known: RequestFacts, site: Site, handover: ListHandover = {}) {
    const context = new RouterContextProvider()
    context.set(databaseContext, database)
    context.set(siteContext, site)
    context.set(logContext, log)
    context.set(intakeContext, intake)
    context.set(applicationsContext, parts.applications)
    context.set(importsContext, imports)
    context.set(authContext, auth)
    context.set(visitsContext, visits)
    context.set(redirectsContext, redirects)
    context.set(lookUpContext, lookUp)
    context.set(picturesContext, pictures)
    context.set(backupContext, parts.backups)
    context.set(requestContext, known)
    context.set(factsContext, facts)
    context.set(renderContext, renderWith)
    context.set(articleListContext, handover)
    return context
  }
}

function newNonce() {
  return randomBytes(16).toString('base64')
}

function countedName(answer: Response, pathname: string) {
  const isPage = answer.status === 200 && (answer.headers.get('Content-Type') ?? '').startsWith('text/html')
  return isPage ? countedPath(pathname) : null
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

function isStorable(answer: Response) {
  const caching = answer.headers.get('Cache-Control') ?? ''
  return answer.status === 200 && !answer.headers.has('Set-Cookie') && !/no-store|private/.test(caching)
}
