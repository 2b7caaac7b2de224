import type { Server } from 'node:http'
import { type AddressInfo, createServer, Server as NetServer } from 'node:net'

type Where = { port: number; host: string }

/**
 * One connection is accepted from each listening socket with each turn of the event loop. When turns are long, new
 * connections would wait in the kernel for seconds, so there are several sockets on the port where the system can
 * share one (Linux and some BSDs).
 */
const listeners = 8

/** `close` resolves when every connection has ended: each socket counts those it accepted. */
export type Listening = {
  port: number
  close(): Promise<void>
  /** Accepts no more connections, and leaves the open ones, idle or not, as they are. */
  stopAccepting(): Promise<void>
}

/** Throws what the first socket throws: a port that is taken stays an error, although it could be shared. */
export async function listen(server: Server, { port, host }: Where): Promise<Listening> {
  const probe = createServer()
  await listening(probe, { port, host })
  const where = { port: portOf(probe), host }
  await new Promise((resolve) => probe.close(resolve))
  const more = await listening(server, { ...where, reusePort: true }).then(
    () => listenMore(server, where),
    () => listening(server, where).then(() => []),
  )
  return listeningOn(where.port, [server, ...more])
}

/** One of several processes on a socket that belongs to all of them: what one leaves in the accept queue another takes. */
export async function listenTogether(server: Server, where: Where): Promise<Listening> {
  await listening(server, where)
  return listeningOn(portOf(server), [server])
}

function listeningOn(port: number, servers: NetServer[]): Listening {
  return {
    port,
    close: async () => void (await Promise.all(servers.map(closed))),
    stopAccepting: async () => void (await Promise.all(servers.map(listeningStopped))),
  }
}

/** As the HTTP server opens its own connections: no packet waits for the one before, an answer may follow the last byte. */
const asOfHttp = { noDelay: true, allowHalfOpen: true }

async function listenMore(server: Server, where: Where) {
  const more: NetServer[] = []
  for (let n = 1; n < listeners; n++) {
    const one = createServer(asOfHttp, (socket) => void server.emit('connection', socket))
    await listening(one, { ...where, reusePort: true })
    more.push(one)
  }
  return more
}

function listening(server: NetServer, options: Where & { reusePort?: boolean }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closed(server: NetServer) {
  return new Promise<void>((resolve) => server.close(() => resolve()))
}

/** The close of an HTTP server would cut idle connections, on which the next request may be on its way. */
function listeningStopped(server: NetServer) {
  return new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

function portOf(server: NetServer) {
  return (server.address() as AddressInfo).port
}

/** In words, by the setting that is to be changed. */
export function listenProblem(
  { code }: NodeJS.ErrnoException,
  { host, port }: Where,
  portName: string,
  hostName: string,
) {
  const where = `${host}:${port}`
  if (code === 'EADDRINUSE') return `${portName} is taken: another program already listens on ${where}`
  if (code === 'EACCES') return `${portName} is wrong: this program may not listen on ${where} (EACCES)`
  return `${hostName} is wrong: cannot listen on ${where} (${code})`
}
