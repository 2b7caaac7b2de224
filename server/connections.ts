import type { Server } from 'node:http'
import { networkOf } from '../app/platform/limits.server.ts'
import { maxConnectionsPerNetwork } from './limits.ts'
import { createRoom } from './room.ts'

/** Behind a proxy every connection is the proxy's, which counts its own: then this is left out. */
export function limitConnections(server: Server, processes: number) {
  // Of several processes each takes its share.
  const perNetwork = Math.ceil(maxConnectionsPerNetwork / processes)
  const room = createRoom({ all: Number.POSITIVE_INFINITY, perNetwork })
  server.on('connection', (socket) => {
    const leave = room.enter(networkOf(socket.remoteAddress ?? ''))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
