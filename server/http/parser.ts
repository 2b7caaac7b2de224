import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What Node's HTTP parser has of its own for a connection; a closed connection's parser is used for another one. */
type Parser = { onIncoming: () => number; [onBody]: unknown }
const onBody = 3
/** For the parser: what follows is no HTTP, stop here. */
const otherProtocol = 2

/**
 * Ends the parsing of what is already read. Node parses up to 64 KB of a connection at once and keeps every request of it
 * until the connection's close event, destroyed or not: 3,600 on each of 490 connections fill the heap in one turn of the
 * event loop.
 */
export function stopParsing(socket: Socket) {
  const parser = parserOf(socket)
  if (parser) parser.onIncoming = () => otherProtocol
}

const restores = new WeakMap<Duplex, () => void>()

/**
 * No more pieces of a body are handed over. What ends the body or the connection must call `restoreBody`: the parser goes
 * on to another connection, and would drop what somebody else sends.
 */
export function dropBody(socket: Socket) {
  const parser = parserOf(socket)
  if (!parser?.[onBody]) return
  const handOver = parser[onBody]
  parser[onBody] = null
  const restore = () => {
    parser[onBody] = handOver
    restores.delete(socket)
  }
  restores.set(socket, restore)
  socket.once('close', () => restoreBody(socket))
}

export function restoreBody(socket: Duplex) {
  restores.get(socket)?.()
}

function parserOf(socket: Socket) {
  return (socket as Socket & { parser?: Parser | null }).parser
}
