import { hourMs } from './duration.ts'

/** For work that is asked for more often: skipped within an hour of the last time. */
export function atMostHourly(work: (now: Date) => Promise<unknown>) {
  let startedAt = 0
  return async (now: Date) => {
    if (now.getTime() - startedAt < hourMs) return
    startedAt = now.getTime()
    await work(now)
  }
}

/** Work that is done at the start and every hour; one that fails is told and tried again with the next. */
export function hourly(work: () => Promise<unknown>, tell: (error: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = work().catch(tell)
  }
  const timer = setInterval(run, hourMs).unref()
  run()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
