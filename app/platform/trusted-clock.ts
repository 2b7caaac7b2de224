import { hourMs } from './duration.ts'
import { clockToleranceMs } from './is-within.ts'

/**
 * A host may start with a clock that is hours or years ahead until NTP sets it right: what is deleted by its age
 * would be gone for good. The wall clock is trusted once it has kept pace with the steady one for an hour, and an hour
 * after it was set. A site that is restarted more often than hourly, each time, deletes nothing by age; none is.
 */
export function createTrustedClock({ wall = () => Date.now(), steady = () => performance.now() } = {}) {
  let trustedFrom = steady() + hourMs
  let wallAtZero = wall() - steady()
  return {
    steady,
    isTrusted() {
      const now = steady()
      const atZero = wall() - now
      if (Math.abs(atZero - wallAtZero) > clockToleranceMs) {
        wallAtZero = atZero
        trustedFrom = now + hourMs
      }
      return now >= trustedFrom
    },
  }
}

export type TrustedClock = ReturnType<typeof createTrustedClock>

/** Of this process, from its start. */
export const trustedClock = createTrustedClock()
