import { minuteMs } from './duration.ts'

/** How long to wait after each try; after the last one nobody tries again by itself. */
export function backOff(waitMinutes: readonly number[]) {
  return {
    maxTries: waitMinutes.length + 1,
    /** Null when that was the last try. */
    nextTry(attempts: number, now: Date): Date | null {
      const minutes = waitMinutes[attempts - 1]
      return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs)
    },
    /** The longest wait after no try, one, two and so on, where each waits for the end of its claim at least. */
    longestWaitsMs(claimMs: number): number[] {
      return [0, ...waitMinutes, 0].map((minutes) => Math.max(claimMs, minutes * minuteMs))
    },
  }
}
