import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { ClientGone } from '../../app/platform/client-gone.ts'
import { BodyTooLarge, BodyTooSlow, linger, turnedAwayLinger } from '../admission/limits.ts'
import { hasBody } from './has-body.ts'
import { createPace } from './pace.ts'
import { stopParsing } from './parser.ts'
import { isDropped } from './tiny-chunks.ts'

type Bounds = {
  bytes: number
  ms: number
  /** How long nothing may come while it is read: the phone is out of reach, or tries again on another connection. */
  quietMs?: number
}

/** A small body, whole. */
export async function readBody(message: IncomingMessage, bounds: Bounds): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    listen(message, bounds, { onChunk: (chunk) => void chunks.push(chunk), end: resolve, fail: reject })
  })
  return Buffer.concat(chunks)
}

const pace = createPace(2)
/** Of their own: what is read of refused bodies does not stand before what is wanted. */
const lingerPace = createPace(1)

/** A large body as it arrives. Too large, too slow or gone ends it with an error that names the reason. */
export function streamBody(message: IncomingMessage, bounds: Bounds): ReadableStream<Uint8Array> {
  let stop: () => void
  let isOver = false
  return new ReadableStream({
    start(controller) {
      stop = listen(message, bounds, {
        onChunk(chunk) {
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 1) <= 0) message.pause()
        },
        end: () => controller.close(),
        fail(error) {
          isOver = true
          controller.error(error)
        },
      })
    },
    // The stream asks again only when this is done: one of each body waits for its turn.
    pull: () =>
      new Promise<void>((resolve) =>
        pace(() => {
          if (!isOver) message.resume()
          resolve()
        }),
      ),
    cancel() {
      isOver = true
      stop()
    },
  })
}

const askedFirst = new WeakMap<IncomingMessage, ServerResponse>()

/** A client that asks before it sends a body is told to go on once somebody reads it. */
export function continueWhenRead(message: IncomingMessage, response: ServerResponse) {
  askedFirst.set(message, response)
}

type Listener = { onChunk(chunk: Buffer): void; end(): void; fail(error: Error): void }

/** Whatever ends it, the rest is left unread: `lingerOrCut` decides how much of it is still read. */
function listen(message: IncomingMessage, { bytes, ms, quietMs = ms }: Bounds, listener: Listener) {
  let received = 0
  const tooSlow = () => fail(new BodyTooSlow())
  const timer = setTimeout(tooSlow, ms)
  // While it is paused it is we who do not read.
  const quiet = setTimeout(() => (message.isPaused() ? quiet.refresh() : tooSlow()), quietMs)
  if (!message.destroyed) askedFirst.get(message)?.writeContinue()
  message.on('data', count).once('end', end).once('error', gone).once('close', gone).once('dropped', tooSlow)
  if (isDropped(message)) queueMicrotask(tooSlow)
  // Gone while it waited for a slot: no event comes any more.
  if (message.destroyed) queueMicrotask(gone)
  return stop

  function count(chunk: Buffer) {
    received += chunk.length
    quiet.refresh()
    if (received > bytes) fail(new BodyTooLarge())
    else listener.onChunk(chunk)
  }
  function end() {
    stop()
    listener.end()
  }
  function gone() {
    fail(new ClientGone())
  }
  function fail(error: Error) {
    stop()
    listener.fail(error)
  }
  function stop() {
    clearTimeout(timer)
    clearTimeout(quiet)
    message.off('data', count).off('end', end).off('error', gone).off('close', gone).off('dropped', tooSlow)
    message.pause()
  }
}

/**
 * After a response that did not wait for the whole body. To close at once would lose the response on its way to a client
 * that is still sending; to read on would let anybody send for ever.
 */
export function lingerOrCut(message: IncomingMessage, response: ServerResponse) {
  if (!hasBody(message)) return
  // Node discards a body that was never read, uncounted and to its end; one that was read is left to us.
  message.read(0)
  const { socket } = message
  let isLast = false
  // After the last response of a connection Node closes it: what still comes would be answered with a reset, and that
  // takes the response with it.
  socket.destroySoon = () => {
    if (message.complete) return Socket.prototype.destroySoon.call(socket)
    isLast = true
    // While the rest of this body is read, the sender must not go on with other requests.
    stopParsing(socket)
  }
  response.once('finish', () => {
    socket.destroySoon = Socket.prototype.destroySoon
    if (message.complete) return void message.resume()
    let { bytes, ms } = lingerFor(message, response)
    const cut = () => void message.destroy()
    if (isDropped(message)) return cut()
    const timer = setTimeout(cut, ms)
    message.once('dropped', cut)
    if (isLast) message.once('end', () => socket.destroySoon())
    message.on('data', (chunk: Buffer) => {
      bytes -= chunk.length
      if (bytes < 0) return cut()
      message.pause()
      lingerPace(() => void message.resume())
    })
    message.once('close', () => clearTimeout(timer))
    message.resume()
  })
}

/** A client refused for lack of a slot that declared the length may send it all and read the response. */
function lingerFor({ headers }: IncomingMessage, { statusCode }: ServerResponse): Bounds {
  const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const isRetryable = statusCode === 503 && announced <= turnedAwayLinger.bytes
  return isRetryable ? turnedAwayLinger : linger
}
