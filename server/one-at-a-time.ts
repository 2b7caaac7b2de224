import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the answer to the one before. Browsers and proxies send none ahead. */
const maxAhead = 256
/** On all connections together: each takes some kilobytes. */
const maxAheadInAll = 4000

type Waiting = { request: IncomingMessage; response: ServerResponse }

/**
 * One request of a connection at a time. Node hands on every request of what it has read, thousands in 64 KB: who sends
 * them ahead and reads no answer would have all of them worked on and their answers held in memory. Who sends too many
 * ahead is cut off.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>()
  let ahead = 0

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      return begin({ request, response })
    }
    if (line.length >= maxAhead || ahead >= maxAheadInAll) return void socket.destroy()
    ahead++
    line.push({ request, response })
  }

  function begin({ request, response }: Waiting) {
    const { socket } = request
    response.once('close', () => next(socket))
    handle(request, response)
  }

  function next(socket: Socket) {
    const line = lines.get(socket) ?? []
    const first = socket.destroyed ? undefined : line.shift()
    // Whoever is gone takes those who waited along.
    ahead -= first ? 1 : line.length
    if (first) begin(first)
    else lines.delete(socket)
  }
}
