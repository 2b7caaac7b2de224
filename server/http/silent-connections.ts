import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections in advance, and Node counts one without a request as busy: a server that stops would wait
 * for it. So it would for one that got `Connection: close` and stays open.
 */
export function watchSilentConnections(server: Server) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    close() {
      for (const socket of open) if (socket.bytesRead === 0 || socket.writableFinished) socket.destroy()
    },
  }
}
