import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Bounds = { idleMs: number; isBusy(socket: Socket): boolean }

/**
 * Node leaves a connection that timed out to whoever listens for it, those between two requests included: what is
 * not closed here stays open, and counted, for as long as the other side likes. Who takes nothing of an answer for so
 * long has gone; who waits for one that is being made has not.
 */
export function closeIdleConnections(server: Server, { idleMs, isBusy }: Bounds) {
  server.setTimeout(idleMs, (socket: Socket) => {
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy()
  })
}
