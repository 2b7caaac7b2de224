import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections in advance, and Node calls one busy that has not said a word yet: a server that stops
 * would wait for it. So it would for one that was told goodbye and stays.
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
