import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../app/db/database.server.ts'
import { type Closeable, closeParts } from './close-parts.ts'
import type { WorkerLink } from './cluster/worker-link.ts'
import type { Life } from './health.ts'
import { stopWithin } from './limits.ts'
import type { Listening } from './listen.ts'
import { type Log, sayLast } from './log.ts'
import { watchSilentConnections } from './silent-connections.ts'

const silenceMs = 1000
/** How long an idle connection may still be used of a process that retires. */
const gentleMs = 5000

type Parts = {
  server: Server
  listening: Listening
  database: Database
  /** Called at the end: background jobs may be assigned after the start. Those of one list close together. */
  before: () => Closeable[][]
  link: Pick<WorkerLink, 'number' | 'onStop'>
  life: Life
  log: Log
}

/**
 * Not ready, but still serving until the load balancer, if there is one, has noticed; then finish what is in
 * flight, close `before` and then the database, exit 0. A second signal a while later does not wait.
 * Who retires leaves the door to another process: the site stays ready, and connections get time to say their last.
 */
export function stopOnSignal({ server, listening, database, before, life, log, link }: Parts) {
  let firstAt = 0
  const silent = watchSilentConnections(server)
  const stop = async (reason: string, { isRetiring = false } = {}) => {
    if (firstAt > 0) {
      // Ctrl-C reaches us both from the terminal and through npm: only a later one means hurry.
      if (Date.now() - firstAt > 1000) process.exit(1)
      return
    }
    firstAt = Date.now()
    life.isStopping = !isRetiring
    life.isRetiring = isRetiring
    log.info({ reason }, 'stopping')
    setTimeout(() => server.closeAllConnections(), stopWithin.drainedMs).unref()
    if (isRetiring) await retire()
    else {
      if (life.isWatched()) await untilNoticed(life)
      closeAsTheyEnd()
      await listening.close()
    }
    const withinMs = firstAt + stopWithin.closedMs - Date.now()
    await closeParts([...before(), [database]], { withinMs, log })
    await sayLast(log, 'stopped')
    process.exit(0)
  }
  /** Connections become idle one by one as their answers end. */
  const closeAsTheyEnd = () => {
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setInterval(silent.close, silenceMs).unref()
  }
  /** Every answer says that it is the last on its connection; only those that stay silent are cut off in the end. */
  const retire = async () => {
    setTimeout(closeAsTheyEnd, gentleMs).unref()
    await listening.closeDoor()
  }
  link.onStop((reason, how) => void stop(reason, how))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  // Of several processes the one that looks after them decides what it means.
  process.on('SIGHUP', () => link.number === null && void stop('SIGHUP'))
  // Started by `npm start`: when that process dies, nobody is left to tell us to stop.
  const stopAlone = () => void stop('the starting process ended')
  process.on('disconnect', stopAlone)
  // It may have died while we started, before anybody listened for it.
  if (process.connected === false) stopAlone()
}

/** A connection that arrives just as the door closes is reset: better when nobody is sent here any more. */
async function untilNoticed(life: Life) {
  const started = performance.now()
  while (
    !life.hasToldWatcher() &&
    !life.hasLostWatcher() &&
    performance.now() - started < stopWithin.noticedMs
  )
    await sleep(50)
  await sleep(200) // for what was on its way when it heard
}
