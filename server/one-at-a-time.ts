import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the answer to the one before. Browsers and proxies send none ahead. */
const maxAhead = 4

type Waiting = { request: IncomingMessage; response: ServerResponse }

/**
 * One request of a connection at a time. Node hands on every request of what it has read, thousands in 64 KB: who sends
 * them ahead and reads no answer would have all of them worked on and their answers held in memory. Who sends too many
 * ahead is cut off.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>()

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const line = lines.get(socket)
    if (line && line.length >= maxAhead) return void socket.destroy()
    if (line) return void line.push({ request, response })
    lines.set(socket, [])
    begin({ request, response })
  }

  function begin({ request, response }: Waiting) {
    const { socket } = request
    response.once('close', () => {
      const next = lines.get(socket)?.shift()
      if (!next) lines.delete(socket)
      else if (!socket.destroyed) begin(next)
    })
    handle(request, response)
  }
}
