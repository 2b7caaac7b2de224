import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { networkOf } from '../../app/platform/limits.server.ts'
import { linger, maxHeaderBytes, maxHeaders, timeouts } from '../admission/limits.ts'
import { hasBody } from './has-body.ts'
import { closeIdleConnections } from './idle-connections.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { dropBody, restoreBody, stopParsing } from './parser.ts'
import { rawAnswer } from './plain-answer.ts'
import { continueWhenRead } from './request-body.ts'
import { refuseTinyChunks } from './tiny-chunks.ts'
import { createTurns } from './turns.ts'
import { createWastefulNetworks } from './wasteful-networks.ts'

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Every request waits its turn on its connection, also those that Node would answer by itself: without a host, or with an
 * expectation. `headers` are for what never becomes a request.
 */
export function createHttpServer(
  handle: RequestListener,
  headers: Record<string, string>,
  { isBehindProxy = false } = {},
): Server {
  const wasteful = createWastefulNetworks()
  // Behind a proxy every connection is the proxy's.
  const note = ({ remoteAddress }: { remoteAddress?: string }) => {
    if (!isBehindProxy) wasteful.note(remoteAddress)
  }
  const turns = createTurns()
  const handleInTurn: RequestListener = (request, response) => {
    const begin = () => {
      if (!request.socket.destroyed) handle(request, response)
    }
    if (isBehindProxy) begin()
    else turns.run(networkOfSocket(request.socket), begin)
  }
  const requests = oneAtATime(handleInTurn, note)
  const receive: RequestListener = (request, response) => {
    const { socket } = request
    if (wasteful.has(socket.remoteAddress)) return disconnect(request)
    refuseTinyChunks(request, () => note(socket))
    requests.listener(request, response)
  }
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: 2_000,
      requireHostHeader: false,
    },
    receive,
  )
  server.maxHeadersCount = maxHeaders
  closeIdleConnections(server, { idleMs: timeouts.idleMs, isBusy: requests.isBusy })
  server.on('connection', (socket) => {
    if (wasteful.has(socket.remoteAddress)) socket.destroy()
  })
  server.on('checkExpectation', receive)
  // Node would tell every client to go on, also who is refused for the length it has announced.
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response)
    receive(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code?.startsWith('HPE_') && !honest.has(error.code)) note(socket as Socket)
    // In the middle of a response another one would be read as a part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || requests.isAnswering(socket))
      return void socket.destroy()
    endSoon(socket, rawAnswer(statusOf[error.code ?? ''] ?? 400, headers))
  })
  server.on('connect', (_request, socket) => {
    // Node has handed its parser on already.
    restoreBody(socket)
    // Node no longer handles this socket's errors: a reset would end the process.
    socket.on('error', () => socket.destroy())
    endSoon(socket, rawAnswer(405, headers))
  })
  return server
}

/** A tab that is closed in the middle of a form, and a browser with many cookies. */
const honest = new Set(['HPE_INVALID_EOF_STATE', 'HPE_HEADER_OVERFLOW'])

const networks = new WeakMap<Socket, string>()
function networkOfSocket(socket: Socket) {
  const known = networks.get(socket)
  if (known !== undefined) return known
  const network = networkOf(socket.remoteAddress ?? '')
  networks.set(socket, network)
  return network
}

/** Without parsing the rest of what is read of it. */
function disconnect(request: IncomingMessage) {
  const { socket } = request
  socket.destroy()
  if (hasBody(request)) dropBody(socket)
  stopParsing(socket)
}

/** `end` closes our half alone: the other side could keep the connection open, and counted. */
function endSoon(socket: Duplex, bytes: string) {
  socket.end(bytes)
  setTimeout(() => socket.destroy(), linger.ms).unref()
}
