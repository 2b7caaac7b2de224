import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { logContext, requestContext } from './context.ts'
import { RequestIdContext } from './frame/request-id.ts'

const renderMs = 10_000

/** Renders to the end before answering: only whole pages may be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { id, nonce } = context.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await render(
    <RequestIdContext value={id}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </RequestIdContext>,
    nonce,
  )
  return new Response(html, { status, headers })
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
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(logContext)
    .error(
      { err: error, requestId: context.get(requestContext).id, path: new URL(request.url).pathname },
      'page failed',
    )
}
