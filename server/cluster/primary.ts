import cluster from 'node:cluster'
import { resolve } from 'node:path'
import type { Env } from '../../app/platform/env.server.ts'
import { stopWithin } from '../admission/limits.ts'
import { createLog } from '../log.ts'
import { forPeople } from '../log-for-people.ts'
import { mergeMetrics, metricsContentType } from '../metrics/merge-metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import type { ToPrimary } from './messages.ts'
import type { Start } from './pool-worker.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Starts and replaces the workers that serve the site, and serves nothing itself but the metrics on their own port. */
export async function runPrimary(env: Env) {
  const log = createLog(env.logLevel, undefined, process.stdout.isTTY ? forPeople(process.stdout) : undefined)
  // The kernel gives a connection to whichever process is free, at no cost; and none is lost when one ends.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const [, program = ''] = process.argv
  // Resolved with each start: when the symlink points elsewhere by now, a new worker runs the new version.
  cluster.setupPrimary({ serialization: 'advanced', cwd: resolve(program, '../../../..') })
  const pool = createWorkerPool({
    size: env.workers,
    start: startProcess,
    log,
    patienceMs: stopWithin.killedMs,
  })
  if (env.metricsPort !== undefined) {
    const text = async () => mergeMetrics(await pool.askAll('metrics'))
    await serveMetrics({ registry: { metrics: text, contentType: metricsContentType } }, env, log)
  }

  let firstAt = 0
  const stop = async (reason: string) => {
    if (firstAt > 0) {
      if (Date.now() - firstAt > 1000) process.exit(1)
      return
    }
    firstAt = Date.now()
    process.exit((await pool.stop(reason)) ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  // From a terminal it means that the terminal is gone.
  process.on('SIGHUP', () => (process.stdin.isTTY ? void stop('SIGHUP') : void pool.roll()))
  const stopAlone = () => void stop('the starting process ended')
  process.on('disconnect', stopAlone)
  if (process.connected === false) stopAlone()

  const code = await pool.open()
  if (code !== null) process.exit(code)
}

const startProcess: Start = (onMessage, onExit) => {
  const worker = cluster.fork()
  worker.on('message', (message: ToPrimary) => onMessage(message))
  let hasEnded = false
  const end = (code: number | null, signal: string | null) => {
    if (!hasEnded) onExit(code, signal)
    hasEnded = true
  }
  worker.once('exit', (code, signal) => end(code, signal))
  // Without a process no exit follows. Otherwise it is a message to one that has just died.
  worker.on('error', () => {
    if (worker.process.pid === undefined) end(1, null)
  })
  return {
    send: (message) => {
      if (worker.isConnected()) worker.send(message, () => {})
    },
    kill: () => void worker.process.kill('SIGKILL'),
  }
}
