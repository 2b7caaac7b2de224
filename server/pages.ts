import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Auth } from '../app/admin/auth.server.ts'
import { formOrigins, type Site } from '../app/content/site.ts'
import {
  authContext,
  databaseContext,
  deskContext,
  logContext,
  type RequestFacts,
  requestContext,
  siteContext,
} from '../app/context.ts'
import type { Database } from '../app/db/database.server.ts'
import type { Env } from '../app/env.server.ts'
import type { Desk } from '../app/stories/desk.server.ts'
import { clientAddress } from './client-address.ts'
import type { Log } from './log.ts'
import { pageFrom, sendPage } from './page-answer.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { plainAnswer } from './plain-answer.ts'
import { adminPolicy, closedPolicy, commonHeaders, publicPolicy } from './security-headers.ts'
import { sendResponse } from './send-response.ts'
import { anonymousRequest, fullRequest } from './web-request.ts'

export type Visit = {
  request: IncomingMessage
  response: ServerResponse
  pathname: string
  search: string
  requestId: string
}

export type PagesParts = {
  env: Pick<Env, 'siteUrl' | 'trustProxy'>
  log: Log
  database: Database
  desk: Desk
  auth: Auth
  site: Site
  cache: PageCache
  loadBuild: () => ServerBuild | Promise<ServerBuild>
  mode: 'production' | 'development'
}

/** Made anew for everyone who asks: they hold a token, or depend on who asks. */
const personal = /^\/(photos\/|approval-wall\/(share|my-story)$)/i

/** Too long to be kept whole: sent piece by piece. */
const streamed = /^\/sitemap(-\d+)?\.xml$/

export type Pages = ReturnType<typeof createPages>

/** Runs React Router: public pages through the cache, everything else for its visitor alone. */
export function createPages({ env, log, database, desk, auth, site, cache, loadBuild, mode }: PagesParts) {
  const handle = createRequestHandler(loadBuild, mode)
  const common = commonHeaders(env)
  const facts = { siteUrl: env.siteUrl, formOrigins: formOrigins(site) }

  return {
    async answer(visit: Visit) {
      const { request, response, pathname } = visit
      const isAdmin = /^\/admin(\/|\.data$|$)/.test(pathname)
      // The router's data addresses exist for the hydrated admin area alone.
      if (!isAdmin && pathname.endsWith('.data'))
        return plainAnswer(response, 404, { detail: 'Page not found' })
      if (request.method === 'POST' || isAdmin || personal.test(pathname))
        return answerVisitor(visit, isAdmin)
      if (streamed.test(pathname)) return answerStreamed(visit)
      const page = await cache.get(pathname, () => renderPublic(visit))
      await sendPage(request, response, page)
    },
  }

  async function answerStreamed({ request, response, pathname, requestId }: Visit) {
    const answer = await handle(
      anonymousRequest(env.siteUrl, pathname),
      contextFor({ id: requestId, tags: new Set() }),
    )
    await sendResponse(request, response, answer, { 'Content-Security-Policy': closedPolicy })
  }

  async function renderPublic({ pathname, requestId }: Visit): Promise<Rendered> {
    const known: RequestFacts = { id: requestId, tags: new Set(['site']) }
    const answer = await handle(anonymousRequest(env.siteUrl, pathname), contextFor(known))
    const page = await pageFrom(answer, { ...common, 'Content-Security-Policy': policyFor(pathname) })
    const { tags, isIncomplete } = known
    return { page, tags, isIncomplete, isStorable: mode === 'production' && isStorable(answer) }
  }

  async function answerVisitor({ request, response, pathname, search, requestId }: Visit, isAdmin: boolean) {
    const nonce = isAdmin ? randomBytes(16).toString('base64') : undefined
    const web = await fullRequest(request, env.siteUrl, pathname, search)
    const address = clientAddress(request, env.trustProxy)
    const answer = await handle(web, contextFor({ id: requestId, address, nonce, tags: new Set() }))
    const policy = nonce ? adminPolicy(facts, nonce) : policyFor(pathname)
    await sendResponse(request, response, answer, {
      'Content-Security-Policy': policy,
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store',
    })
  }

  function policyFor(pathname: string) {
    if (mode === 'development') return '' // the hot-reload client is inline and connects by itself
    return publicPolicy(facts, {
      isFramed: pathname.startsWith('/forms/'),
      hasPictures: pathname.startsWith('/articles'),
    })
  }

  function contextFor(known: RequestFacts) {
    const context = new RouterContextProvider()
    context.set(databaseContext, database)
    context.set(siteContext, site)
    context.set(logContext, log)
    context.set(deskContext, desk)
    context.set(authContext, auth)
    context.set(requestContext, known)
    return context
  }
}

function isStorable(answer: Response) {
  const caching = answer.headers.get('Cache-Control') ?? ''
  return answer.status === 200 && !answer.headers.has('Set-Cookie') && !/no-store|private/.test(caching)
}
