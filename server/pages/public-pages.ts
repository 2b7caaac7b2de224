import type { ListHandover } from '../../app/articles/article-list.ts'
import type { RequestFacts } from '../../app/platform/context.ts'
import type { Release } from '../../app/platform/fair-slots.ts'
import { askedQuery } from '../../app/site/asked-query.ts'
import { askedIn, findAddress } from '../../app/site/find-address.ts'
import { createSharedSlot } from '../admission/work-slots.ts'
import { commonHeaders } from '../http/security-headers.ts'
import { stream } from '../http/send-response.ts'
import { anonymousRequest } from '../http/web-request.ts'
import type { Seen } from '../metrics/traffic.ts'
import { elsewhereInLanguage, isMiss, sendRedirect } from './missing-pages.ts'
import { bytesOf, pageFrom, sendPage } from './page-answer.ts'
import type { Page, Rendered } from './page-cache.ts'
import type { HandlePage } from './page-handler.ts'
import { isSlow } from './slow-page.ts'
import { countedName, newNonce, type PagesParts, policyFor, type Visit } from './visit.ts'

type Asked = { pathname: string; requestId: string; seen: Seen }

/** Pages that are the same for everybody: rendered without anything of a visitor, and cached. */
export function createPublicPages(parts: PagesParts, handle: HandlePage) {
  const { env, live, cache, admission, visits, redirects, mode } = parts
  const common = commonHeaders(env)
  const sharedSlots = new Map<string, ReturnType<typeof createSharedSlot>>()

  return {
    async answer(visit: Visit) {
      const { request, response, pathname } = visit
      const asked = pathname + askedQuery(findAddress(pathname)?.query, visit.search)
      const rendering = cache.get(asked, () => inSharedSlot(asked, () => render(visit, asked)))
      sharedSlots.get(asked)?.waitFrom(visit.from.network)
      if (askedIn(pathname).path === '/articles' && request.method === 'GET' && (await isSlow(rendering))) {
        const release = await admission.work.acquire(visit.from.network).catch(() => null)
        if (release) return answerWithoutList(visit, rendering, release)
        // Who gets no slot waits for the page, as for any other.
      }
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
      await cache.get(pathname, () => render(nobody, pathname))
    },
  }

  /**
   * Only what must be rendered needs a slot: a cached page is sent under any load. Other requests for the same page
   * meanwhile wait for the slot too, in the queue of their own network.
   */
  async function inSharedSlot<Result>(asked: string, work: () => Promise<Result>): Promise<Result> {
    const slot = createSharedSlot(admission.work)
    sharedSlots.set(asked, slot)
    const release = await slot.given.finally(() => {
      if (sharedSlots.get(asked) === slot) sharedSlots.delete(asked)
    })
    return await work().finally(release)
  }

  async function render({ pathname, requestId, seen }: Asked, asked: string): Promise<Rendered> {
    seen.kind = 'page_rendered'
    let html: Buffer | undefined
    const known: RequestFacts = {
      id: requestId,
      tags: new Set(['site']),
      readShared: (key, tags, read) => cache.readShared(key, tags, read),
      // Not kept as text while it is compressed: that takes 150 KB, which V8 often puts in old space before it is done.
      takeHtml: (finished) => {
        html = bytesOf(finished)
      },
    }
    // A change after this line makes the page stale; an earlier one is in it. One site for page and headers.
    const { language, path } = askedIn(pathname)
    const site = await live.current(language)
    const handover: ListHandover = {}
    const request = anonymousRequest(env.siteUrl, path + asked.slice(pathname.length))
    const answer = await handle({ site, pathname, request, known, handover })
    const headers = { ...common, 'Content-Security-Policy': policyFor(parts, pathname, site) }
    const page = await pageFrom(answer, headers, html)
    page.countedAs = countedName(answer, pathname)
    page.list = handover.found
    const { tags, isIncomplete, isUnlisted } = known
    return { page, tags, isIncomplete, isUnlisted, isStorable: mode === 'production' && isStorable(answer) }
  }

  /**
   * Streams the page at once with a loading notice; the list follows when the cached page is rendered. The slot is for
   * what stands around the list.
   */
  async function answerWithoutList(
    { response, pathname, requestId }: Visit,
    page: Promise<Page>,
    release: Release,
  ) {
    const awaited = page.then(({ list }) => list ?? null).catch(() => null)
    const nonce = newNonce()
    const known: RequestFacts = { id: requestId, tags: new Set(), nonce, isStreamed: true }
    // The settings last read: a check for changes may be just what is slow.
    const { language, path } = askedIn(pathname)
    const site = live.known(language)
    const request = anonymousRequest(env.siteUrl, path)
    const answer = handle({ site, pathname, request, known, handover: { awaited } }).finally(release)
    const { status, headers, body } = await answer
    response.writeHead(status, {
      ...common,
      ...Object.fromEntries(headers),
      'Content-Security-Policy': policyFor(parts, pathname, site, nonce),
      'Cache-Control': 'no-store',
    })
    if (!body) return void response.end()
    await stream(body, response)
  }
}

function isStorable(answer: Response) {
  const caching = answer.headers.get('Cache-Control') ?? ''
  return answer.status === 200 && !answer.headers.has('Set-Cookie') && !/no-store|private/.test(caching)
}
