import { minuteMs } from '../platform/duration.ts'

/** About two days in all; after the last one nobody tries again by itself. */
const waitsMs = [0.5, 5, 30, 120, 300, 600, 840, 1200].map((minutes) => minutes * minuteMs)

/** Null when that was the last try. */
export function nextTry(attempts: number, now: Date): Date | null {
  const waitMs = waitsMs[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs)
}
