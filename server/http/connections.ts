import type { Server } from 'node:http'
import { networkOf } from '../../app/platform/limits.server.ts'
import { maxConnections, maxConnectionsPerNetwork } from '../admission/limits.ts'
import { createSlots } from '../admission/slots.ts'

type Where = { processes: number; isBehindProxy: boolean }

/**
 * Not by `server.maxConnections`, which each of several listening sockets would count for itself. Behind a proxy every
 * connection is the proxy's, which counts those of a network. Of connections that come all at once one of several processes
 * may take most, so each allows twice its part of what one network may have.
 */
export function limitConnections(server: Server, { processes, isBehindProxy }: Where) {
  const part = Math.min(maxConnectionsPerNetwork, Math.ceil((2 * maxConnectionsPerNetwork) / processes))
  const perNetwork = isBehindProxy ? maxConnections : part
  const slots = createSlots({ all: maxConnections, perNetwork })
  server.on('connection', (socket) => {
    const release = slots.acquire(networkOf(socket.remoteAddress ?? ''))
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
