import type { IncomingMessage } from 'node:http'
import { tinyChunks } from '../admission/limits.ts'
import { hasBody } from './has-body.ts'
import { dropBody, restoreBody } from './parser.ts'

const dropped = new WeakSet<IncomingMessage>()

/**
 * Bounds the pieces of a body. Node makes an object of each chunk and holds up to 64 KB of them before anybody reads:
 * of one byte each, those of fifty connections fill the heap. So they are counted where the parser hands them over; beyond
 * the bound they are dropped, and the body has no end.
 */
export function refuseTinyChunks(message: IncomingMessage, onDropped = () => {}) {
  if (!hasBody(message)) return
  let pieces = 0
  let bytes = 0
  const push = message.push.bind(message)
  message.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (dropped.has(message)) {
      // Its end: the next message, or another connection, has the parser.
      if (piece === null) restoreBody(message.socket)
      return false
    }
    if (piece !== null) {
      pieces++
      bytes += piece.length
      if (pieces > tinyChunks.count && bytes < pieces * tinyChunks.meanBytes) {
        dropped.add(message)
        dropBody(message.socket)
        onDropped()
        message.emit('dropped')
        return false
      }
    }
    return push(piece, encoding)
  }
}

/** From then on nothing more of it comes; an event of the same name says when. */
export function isDropped(message: IncomingMessage) {
  return dropped.has(message)
}
