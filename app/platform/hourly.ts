import { hourMs, minuteMs } from './duration.ts'
import { trustedClock } from './trusted-clock.ts'

/** For cleaning that is asked for more often: skipped within an hour of the last time, and while the clock may be wrong. */
export function atMostHourly<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  clock = trustedClock,
) {
  let startedAt = Number.NEGATIVE_INFINITY
  return async (...given: Given) => {
    if (!clock.isTrusted() || clock.steady() - startedAt < hourMs) return
    startedAt = clock.steady()
    await work(...given)
  }
}

/** Cleaning that is done every hour, once the clock is trusted; one that fails is told and tried again with the next. */
export function hourly(work: () => Promise<unknown>, tell: (error: unknown) => void, clock = trustedClock) {
  const clean = atMostHourly(work, clock)
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    // Behind one that takes longer than a minute.
    running = running.then(clean).catch(tell)
  }
  const timer = setInterval(run, minuteMs).unref()
  run()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
