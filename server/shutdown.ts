import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../app/db/database.server.ts'
import type { Life } from './health.ts'
import { farewellMs, shutdownMs } from './limits.ts'
import type { Listening } from './listen.ts'
import type { Log } from './log.ts'
import { watchSilentConnections } from './silent-connections.ts'

const silenceMs = 1000

type Closeable = { close(): Promise<void> }
type Parts = {
  server: Server
  listening: Listening
  database: Database
  before: Closeable[]
  life: Life
  log: Log
}

/**
 * Not ready, but still serving until the load balancer, if there is one, has noticed; then finish what is in
 * flight, close `before` and then the database, exit 0. A second signal a while later does not wait.
 */
export function stopOnSignal({ server, listening, database, before, life, log }: Parts) {
  let firstAt = 0
  const silent = watchSilentConnections(server)
  const stop = async (reason: string) => {
    if (firstAt > 0) {
      // Ctrl-C reaches us both from the terminal and through npm: only a later one means hurry.
      if (Date.now() - firstAt > 1000) process.exit(1)
      return
    }
    firstAt = Date.now()
    life.isStopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => server.closeAllConnections(), shutdownMs).unref()
    if (life.isWatched()) await untilNoticed(life)
    // Connections become idle one by one as their answers end.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setInterval(silent.close, silenceMs).unref()
    await listening.close()
    for (const part of before) await part.close()
    await database.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // Started by `npm start`: when that process dies, nobody is left to tell us to stop.
  const stopAlone = () => void stop('the starting process ended')
  process.on('disconnect', stopAlone)
  // It may have died while we started, before anybody listened for it.
  if (process.connected === false) stopAlone()
}

/** A connection that arrives just as the door closes is reset: better when nobody is sent here any more. */
async function untilNoticed(life: Life) {
  const started = performance.now()
  while (!life.hasToldWatcher() && !life.hasLostWatcher() && performance.now() - started < farewellMs)
    await sleep(50)
  await sleep(200) // for what was on its way when it heard
}
