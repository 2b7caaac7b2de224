type Bounds = { maxWorkMs: number; maxResidentBytes: number }

const checkEveryMs = 20

/**
 * Calls `giveUp` with the reason once the work of this process, from now on, exceeds its bounds.
 * Counted in processor time, not by the clock: on a busy machine an honest photo waits, it does not work more.
 */
export function watchWork({ maxWorkMs, maxResidentBytes }: Bounds, giveUp: (why: string) => void) {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isTooMuchWork = user + system > maxWorkMs * 1000
    if (!isTooMuchWork && process.memoryUsage.rss() <= maxResidentBytes) return
    stop()
    giveUp(isTooMuchWork ? 'too much work' : 'too much memory')
  }, checkEveryMs)
  const stop = () => clearInterval(watch)
  return stop
}
