import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { hasBody } from './has-body.ts'
import { stopParsing } from './parser.ts'

/** Pipelined requests that may wait on one connection. Browsers and proxies send none ahead. */
const maxAhead = 32
/** On all connections together: each takes some kilobytes. */
const maxAheadInAll = 4000

type Waiting = { request: IncomingMessage; response: ServerResponse }
type Pipeline = { current: ServerResponse | null; waiting: Waiting[] }

/**
 * Limits HTTP pipelining: one request of a connection at a time. Node emits every request of what it has read, thousands
 * in 64 KB: a client that sends them ahead and reads no response would have all of them processed and the responses held
 * in memory. One that sends too many ahead is disconnected.
 */
export function oneAtATime(handle: RequestListener, onCut = (_socket: Socket) => {}) {
  /** One for each connection. Most send one request after the other, and nothing is queued. */
  const pipelines = new WeakMap<Duplex, Pipeline>()
  let ahead = 0

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    if (socket.destroyed) return stopParsing(socket)
    const pipeline = pipelineOf(socket)
    if (!pipeline.current) return begin(pipeline, { request, response })
    const isTooMuch = pipeline.waiting.length >= maxAhead || ahead >= maxAheadInAll
    // A body that waits takes up to 64 KB; what sends requests ahead sends none. But of a file the client has the last
    // byte before its stream has ended here: a proxy then sends somebody's form on that connection.
    const isNext = pipeline.current.headersSent && pipeline.waiting.length === 0
    if (isTooMuch || (hasBody(request) && !isNext)) {
      onCut(socket)
      socket.destroy()
      return stopParsing(socket)
    }
    ahead++
    pipeline.waiting.push({ request, response })
  }
  return {
    listener,
    /** From the headers of a request to the end of its answer. */
    isBusy: (socket: Socket) => Boolean(pipelines.get(socket)?.current),
    /** From the headers of an answer to its end. */
    isAnswering: (socket: Duplex) => Boolean(pipelines.get(socket)?.current?.headersSent),
  }

  function pipelineOf(socket: Socket) {
    const known = pipelines.get(socket)
    if (known) return known
    const pipeline: Pipeline = { current: null, waiting: [] }
    pipelines.set(socket, pipeline)
    return pipeline
  }

  function begin(pipeline: Pipeline, { request, response }: Waiting) {
    pipeline.current = response
    response.on('close', next)
    handle(request, response)
  }

  function next(this: ServerResponse) {
    const { socket } = this.req
    const pipeline = pipelineOf(socket)
    pipeline.current = null
    // A closed connection drops its waiting requests.
    const gone = socket.destroyed ? pipeline.waiting.splice(0).length : 0
    const first = pipeline.waiting.shift()
    ahead -= first ? 1 : gone
    if (first) begin(pipeline, first)
  }
}
