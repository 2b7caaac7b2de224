import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the answer to the one before. Browsers and proxies send none ahead. */
const maxAhead = 256
/** On all connections together: each takes some kilobytes. */
const maxAheadInAll = 4000

type Waiting = { request: IncomingMessage; response: ServerResponse }
type Line = { isBusy: boolean; waiting: Waiting[] }

/**
 * One request of a connection at a time. Node hands on every request of what it has read, thousands in 64 KB: who sends
 * them ahead and reads no answer would have all of them worked on and their answers held in memory. Who sends too many
 * ahead is cut off.
 */
export function oneAtATime(handle: RequestListener) {
  /** Made once for a connection: most carry one request after the other, and pay for nothing here. */
  const lines = new WeakMap<Socket, Line>()
  let ahead = 0

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const line = lineOf(socket)
    if (!line.isBusy) return begin(line, { request, response })
    if (line.waiting.length >= maxAhead || ahead >= maxAheadInAll) return void socket.destroy()
    ahead++
    line.waiting.push({ request, response })
  }
  return {
    listener,
    /** From the headers of a request to the end of its answer. */
    isBusy: (socket: Socket) => lines.get(socket)?.isBusy ?? false,
  }

  function lineOf(socket: Socket) {
    const known = lines.get(socket)
    if (known) return known
    const line: Line = { isBusy: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  function begin(line: Line, { request, response }: Waiting) {
    line.isBusy = true
    response.on('close', next)
    handle(request, response)
  }

  function next(this: ServerResponse) {
    const { socket } = this.req
    const line = lineOf(socket)
    line.isBusy = false
    // Whoever is gone takes those who waited along.
    const gone = socket.destroyed ? line.waiting.splice(0).length : 0
    const first = line.waiting.shift()
    ahead -= first ? 1 : gone
    if (first) begin(line, first)
  }
}
