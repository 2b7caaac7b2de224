import { hourMs } from './duration.ts'

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
