import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../app/platform/context.ts'

type Parts = {
  /** What to make, the most wanted first. */
  list(): Promise<string[]>
  /** Makes one unless it is there. */
  make(path: string): Promise<unknown>
  /** Nobody waits for anything. */
  isIdle(): boolean
  log: Pick<ErrorLog, 'warn'>
  /** So long after the start or a change: the first visitors, or the next change, come before. */
  settleMs?: number
  lookMs?: number
}

/** After each page we rest for so many times as long as it took. */
const restFactor = 3

/**
 * Makes the pages that will be asked for before they are: one at a time, each only in a moment when nobody waits. A
 * change meanwhile begins the list anew; what is made by then is there and costs nothing.
 */
export function createWarmer({ list, make, isIdle, log, settleMs = 1500, lookMs = 100 }: Parts) {
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
      while (!isIdle() && !stop.signal.aborted) await pause(lookMs)
      if (isWanted || stop.signal.aborted) return
      const started = performance.now()
      await make(path).catch(note)
      await pause((performance.now() - started) * restFactor)
    }
  }

  return {
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

/** Whether nothing is under way and the event loop mostly waited since the last look. */
export function createIdleness(underWay: () => number, readLoop = performance.eventLoopUtilization) {
  const busyShare = 0.5
  let last = readLoop()
  return () => {
    const { utilization } = readLoop(last)
    last = readLoop()
    return underWay() === 0 && utilization < busyShare
  }
}
