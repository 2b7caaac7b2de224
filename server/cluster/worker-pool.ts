import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../../app/platform/context.ts'
import { minuteMs } from '../../app/platform/duration.ts'
import { isOverWithin } from '../../app/platform/time-limit.ts'
import { createRecentErrors } from '../recent-errors.ts'
import type { Answers, Question } from './messages.ts'
import { type Ending, type PoolWorker, type Start, spawnWorker } from './pool-worker.ts'
import { countShortLives, respawnPauseMs } from './respawn-pause.ts'
import { createSiteLimiters } from './site-limiters.ts'

const answerMs = 2000
/** Until the system is asked again for a process it has refused. */
const refusedMs = 5000

type Parts = {
  size: number
  start: Start
  log: ErrorLog & { info(fields: object, message: string): void }
  /** How long a worker that was told to exit may take. */
  patienceMs: number
  /** How long a new worker may take until it serves, migrations included. */
  startMs?: number
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const pauseFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})

/**
 * The workers of the site: the configured number, one of them running the background jobs, a dead one replaced. What is
 * the site's and not one worker's is held here: its limiters, its last errors, whether its first password was shown.
 */
export function createWorkerPool({
  size,
  start,
  log,
  patienceMs,
  startMs = 10 * minuteMs,
  pause = pauseFor,
}: Parts) {
  const startedAt = new Date()
  const stopping = new AbortController()
  const limiters = createSiteLimiters()
  const errors = createRecentErrors()
  const workers = new Set<PoolWorker>()
  const shortLives = new Map<number, number>()
  let jobRunner: PoolWorker | null = null
  let isFirst = true
  let rolling: Promise<void> | null = null

  function spawn(number: number, isSuccessor = false) {
    const hello = {
      ...{ number, size, startedAt, errors: errors.list() },
      ...{ isFirst: isFirst && number === 1, isSuccessor },
    }
    const worker = spawnWorker({
      start,
      hello,
      limiters,
      askAll,
      onError,
      onReady: assignBackgroundJobs,
      onAnnounced,
      onEnd,
    })
    workers.add(worker)
    return worker
  }

  function onAnnounced() {
    isFirst = false
  }

  function onError(from: PoolWorker, error: Parameters<typeof errors.take>[0]) {
    errors.take(error)
    for (const worker of workers) if (worker !== from) worker.send({ kind: 'error', error })
  }

  function onEnd(worker: PoolWorker, ending: Ending) {
    workers.delete(worker)
    if (jobRunner === worker) jobRunner = null
    if (worker.isRetiring || stopping.signal.aborted) return
    assignBackgroundJobs()
    const lives = countShortLives(shortLives.get(worker.number) ?? 0, ending.livedMs)
    shortLives.set(worker.number, lives)
    // One that was never ready is reported by the caller that awaits it.
    if (!worker.isReady && !worker.isReplacing) return
    const pauseMs = respawnPauseMs(lives)
    const { code, signal } = ending
    log.error({ worker: worker.number, code, signal, pauseMs }, 'a process of the site ended')
    const error = {
      at: new Date(),
      what: 'a process of the site ended',
      kind: String(signal ?? code),
      reference: null,
    }
    onError(worker, error)
    // In a roll its successor is starting already.
    if (!hasWorker(worker.number)) void replace(worker.number, pauseMs)
  }

  /** One that retires only finishes what it has in flight. */
  function hasWorker(number: number) {
    return [...workers].some((worker) => worker.number === number && !worker.isRetiring)
  }

  /** A machine without memory may refuse to start a process: then again after a while. */
  async function replace(number: number, pauseMs: number) {
    if (pauseMs > 0) await pause(pauseMs, stopping.signal)
    if (stopping.signal.aborted) return
    try {
      spawn(number).isReplacing = true
    } catch (error) {
      log.error({ err: error, worker: number }, 'a process of the site could not be started')
      await replace(number, Math.max(pauseMs, refusedMs))
    }
  }

  /** The first worker that serves runs them, until it exits or retires. */
  function assignBackgroundJobs() {
    if (jobRunner || stopping.signal.aborted) return
    const next = [...workers].find((worker) => worker.isReady && !worker.isRetiring)
    if (!next) return
    jobRunner = next
    next.send({ kind: 'do-chores' })
  }

  async function askAll<Asked extends Question>(question: Asked) {
    const asked = [...workers].filter(({ isReady, isRetiring }) => isReady && !isRetiring)
    const answers = await Promise.all(asked.map((worker) => worker.ask(question, answerMs)))
    return answers.filter((answer) => answer !== null) as Answers[Asked][]
  }

  /** Ends a worker that was replaced: it finishes its requests in flight. */
  async function retire(worker: PoolWorker) {
    worker.isRetiring = true
    if (jobRunner === worker) jobRunner = null
    assignBackgroundJobs()
    worker.send({ kind: 'retire' })
    if (!(await isOverWithin(patienceMs, worker.ended))) worker.kill()
    await worker.ended
  }

  async function rollOnce() {
    for (const old of [...workers].sort((a, b) => a.number - b.number)) {
      if (stopping.signal.aborted) return
      if (!workers.has(old)) continue // died meanwhile, and was replaced by a new one
      const next = spawn(old.number, true)
      const tooLate = setTimeout(next.kill, startMs)
      const isServing = await next.ready
      clearTimeout(tooLate)
      if (!isServing) {
        if (!stopping.signal.aborted)
          log.error({ worker: old.number }, 'the new process did not start: the old ones go on')
        if (!hasWorker(old.number)) void replace(old.number, 0)
        return
      }
      await retire(old)
    }
    log.info({ processes: workers.size }, 'all processes are new')
  }

  return {
    askAll,
    /** The first worker starts alone: it migrates the database and reports what is wrong. Its exit code when it failed. */
    async open(): Promise<number | null> {
      const first = spawn(1)
      if (!(await first.ready)) return (await first.ended).code ?? 1
      if (stopping.signal.aborted) return null
      for (let number = 2; number <= size; number++) spawn(number).isReplacing = true
      return null
    },
    /** A rolling restart: each new worker serves before an old one retires. Called again meanwhile, it runs once more. */
    async roll() {
      const refused = (error: unknown) =>
        log.error({ err: error }, 'the new process could not be started: the old ones go on')
      rolling = (rolling ?? Promise.resolve()).then(rollOnce).catch(refused)
      await rolling
    },
    async stop(reason: string) {
      stopping.abort()
      const all = [...workers]
      for (const worker of all) worker.send({ kind: 'stop', reason })
      const ended = Promise.all(all.map((worker) => worker.ended))
      if (!(await isOverWithin(patienceMs, ended))) for (const worker of workers) worker.kill()
      const endings = await ended
      return endings.every(({ code }) => code === 0)
    },
  }
}
