import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { fragmentCacheFor } from './layout/fragment-cache.server.tsx'
import { PageContexts } from './layout/page-contexts.tsx'
import { isClientGone } from './platform/client-gone.ts'
import { logContext, requestContext } from './platform/context.ts'
import type { RouteHandle } from './root.tsx'
import { siteContext } from './site/context.ts'
import { loggedPath } from './site/logged-path.ts'

const renderMs = 10_000

/** Renders to the end before answering, because only whole pages may be cached; except where `isStreamed`. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { id, nonce, isStreamed, takeHtml } = context.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const site = context.get(siteContext)
  const isHydrated = hasHydratedRoute(entry)
  const document = (
    <PageContexts id={id} site={site} fragmentCache={isHydrated ? null : fragmentCacheFor(site)}>
      <ServerRouter context={isHydrated ? entry : withoutHandoff(entry)} url={request.url} nonce={nonce} />
    </PageContexts>
  )
  if (isStreamed) {
    const onError = (err: unknown) =>
      context.get(logContext).warn({ err, requestId: id }, 'page not sent to its end')
    return new Response(await renderToReadableStream(document, { nonce, onError }), { status, headers })
  }
  // Pages that are not hydrated suspend on nothing: the synchronous renderer takes less time.
  const html = isHydrated ? await render(document, nonce) : `<!DOCTYPE html>${renderToString(document)}`
  if (!isHydrated) releasePageData(entry)
  if (typeof html !== 'string' || !takeHtml) return new Response(html, { status, headers })
  takeHtml(html)
  return new Response(null, { status, headers })
}

/** Leaves out the loader data for a browser that does not hydrate. */
function withoutHandoff(entry: EntryContext): EntryContext {
  return { ...entry, serverHandoffStream: undefined }
}

/**
 * The router's context object has getters, whose closures V8 holds with the object's shape, in old space, until the
 * next full garbage collection. Through them the data of every page would stay in memory that long.
 */
function releasePageData({ staticHandlerContext }: EntryContext) {
  staticHandlerContext.loaderData = {}
  staticHandlerContext.matches = []
}

function hasHydratedRoute({ routeModules, staticHandlerContext }: EntryContext) {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as RouteHandle | undefined,
  )
  return handles.some((handle) => handle?.isHydrated)
}

function render(document: React.ReactNode, nonce: string | undefined) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        pipe(collector(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderMs)
  })
}

function collector(done: (html: Buffer<ArrayBuffer>) => void) {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isClientGone(error, request) || isRouteErrorResponse(error)) return
  const { id: requestId } = context.get(requestContext)
  context.get(logContext).error({ err: error, requestId, path: loggedPath(request.url) }, 'page failed')
}
