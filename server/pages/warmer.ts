import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../../app/platform/context.ts'
import { isOverWithin } from '../../app/platform/time-limit.ts'

type Parts = {
  /** Paths to render, the most requested first. */
  list(): Promise<string[]>
  /** Renders one unless it is cached. */
  prepare(path: string): Promise<unknown>
  /** No request is under way. */
  isIdle(): boolean
  log: Pick<ErrorLog, 'warn'>
  /** Delay after the start or a change: the first visitors, or the next change, go first. */
  settleMs?: number
  pollMs?: number
}

/** The pause after each page, in multiples of the time it took. */
const restFactor = 3

/**
 * Warms the page cache: one page at a time, each only while the process is idle. A change meanwhile restarts the list;
 * what is cached by then costs nothing.
 */
export function createWarmer({ list, prepare, isIdle, log, settleMs = 1500, pollMs = 100 }: Parts) {
  const stop = new AbortController()
  let isWanted = false
  let running: Promise<void> | null = null

  const pause = (ms: number) => sleep(ms, undefined, { signal: stop.signal, ref: false }).catch(() => {})

  async function run() {
    while (isWanted && !stop.signal.aborted) {
      await pause(settleMs)
      isWanted = false
      await warm(await list().catch(note))
    }
    running = null
  }

  function note(error: unknown): string[] {
    log.warn({ err: error }, 'a page was not made in advance')
    return []
  }

  async function warm(paths: string[]) {
    for (const path of paths) {
      while (!isIdle() && !stop.signal.aborted) await pause(pollMs)
      if (isWanted || stop.signal.aborted) return
      const started = performance.now()
      await prepare(path).catch(note)
      await pause((performance.now() - started) * restFactor)
    }
  }

  /** Counts in `done`, because nobody may wait for its end. */
  async function prepareAll(done: { pages: number }) {
    for (const path of await list().catch(note)) {
      if (stop.signal.aborted) return
      await prepare(path).catch(note)
      done.pages++
    }
  }

  return {
    /** Before this process serves: without rests, and for no longer than that. How many pages it was enough for. */
    async first(limitMs: number) {
      const done = { pages: 0 }
      await isOverWithin(limitMs, prepareAll(done))
      return done.pages
    },
    /** Pages may be missing or stale. */
    soon() {
      isWanted = true
      running ??= run()
    },
    async close() {
      stop.abort()
      await running
    },
  }
}

/** Whether nothing is under way and the event loop mostly waited since the last call. */
export function createIdleness(underWay: () => number, readLoop = performance.eventLoopUtilization) {
  const busyShare = 0.5
  let last = readLoop()
  return () => {
    const { utilization } = readLoop(last)
    last = readLoop()
    return underWay() === 0 && utilization < busyShare
  }
}
