import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../app/db/database.server.ts'
import { stopWithin } from './admission/limits.ts'
import { type Closeable, closeParts } from './close-parts.ts'
import type { WorkerLink } from './cluster/worker-link.ts'
import type { ProcessState } from './health.ts'
import type { Listening } from './http/listen.ts'
import { watchSilentConnections } from './http/silent-connections.ts'
import { type Log, logAndFlush } from './log.ts'

const silenceMs = 1000
/** How long idle connections of a retiring process may still send a request. */
const idleGraceMs = 5000

type Parts = {
  server: Server
  listening: Listening
  database: Database
  /** Called at the end: background jobs may be assigned after the start. Those of one list close together. */
  before: () => Closeable[][]
  link: Pick<WorkerLink, 'number' | 'onStop'>
  state: ProcessState
  log: Log
}

/**
 * Not ready, but still serving until the load balancer, if there is one, has noticed; then finish what is in
 * flight, close `before` and then the database, exit 0. A second signal a while later does not wait: one of a person or
 * a supervisor, not the primary's word that it stops, too.
 * A retiring process stops listening, as another has replaced it: the site stays ready, and open connections may send
 * a last request.
 */
export function stopOnSignal({ server, listening, database, before, state, log, link }: Parts) {
  let firstAt = 0
  let signalledAt = 0
  const silent = watchSilentConnections(server)
  const stop = async (reason: string, { isRetiring = false } = {}) => {
    // Also of one that is retiring already: it goes on finishing what is in flight.
    if (!isRetiring) state.isStopping = true
    if (firstAt > 0) return
    firstAt = Date.now()
    state.isRetiring = isRetiring
    log.info({ reason }, 'stopping')
    setTimeout(() => server.closeAllConnections(), stopWithin.drainedMs).unref()
    if (isRetiring) await retire()
    else {
      if (state.isProbed()) await untilProbeNoticed(state)
      closeIdlePeriodically()
      await listening.close()
    }
    const withinMs = firstAt + stopWithin.closedMs - Date.now()
    await closeParts([...before(), [database]], { withinMs, log })
    await logAndFlush(log, 'stopped')
    process.exit(0)
  }
  /** Connections become idle one by one as their answers end. */
  const closeIdlePeriodically = () => {
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setInterval(silent.close, silenceMs).unref()
  }
  /** Every response carries `Connection: close`; connections that stay idle are closed after a grace period. */
  const retire = async () => {
    setTimeout(closeIdlePeriodically, idleGraceMs).unref()
    await listening.stopAccepting()
  }
  const stopBySignal = (signal: NodeJS.Signals) => {
    // Ctrl-C reaches us both from the terminal and through npm: only a later one means hurry.
    if (signalledAt > 0 && Date.now() - signalledAt > 1000) process.exit(1)
    signalledAt ||= Date.now()
    void stop(signal)
  }
  link.onStop((reason, how) => void stop(reason, how))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopBySignal)
  // Of several processes the primary decides what it means.
  process.on('SIGHUP', (signal) => link.number === null && stopBySignal(signal))
  // Started by `npm start`: when that process dies, nobody is left to tell us to stop.
  const stopAlone = () => void stop('the starting process ended')
  process.on('disconnect', stopAlone)
  // It may have died while we started, before anybody listened for it.
  if (process.connected === false) stopAlone()
}

/** A connection that arrives just as the socket closes is reset: so wait until the load balancer sends no more. */
async function untilProbeNoticed(state: ProcessState) {
  const started = performance.now()
  const isInTime = () => performance.now() - started < stopWithin.noticedMs
  while (!state.hasToldProbe() && !state.hasLostProbe() && isInTime()) await sleep(50)
  await sleep(200) // for requests on their way when it noticed
}
