import { minuteMs } from '../platform/duration.ts'

/** Within two days; after the last one nobody tries again by itself. */
const waitsMs = [0.5, 5, 30, 120, 300, 600, 840, 960].map((minutes) => minutes * minuteMs)

export const maxTries = waitsMs.length + 1

/** Null when that was the last try. */
export function nextTry(attempts: number, now: Date): Date | null {
  const waitMs = waitsMs[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs)
}
