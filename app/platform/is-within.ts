import { minuteMs } from './duration.ts'

/** By so much the clocks of two machines may differ, or that of one be corrected, without being wrong. */
export const clockToleranceMs = 5 * minuteMs

/** Happened less than so long ago. What lies ahead was written while the clock was wrong, and is no more recent for it. */
export function isWithin(moment: Date, ms: number, now: Date) {
  const ageMs = now.getTime() - moment.getTime()
  return ageMs >= -clockToleranceMs && ageMs < ms
}

/** The same for a query: after the one, and not after the other. */
export function momentsWithin(ms: number, now: Date) {
  return { after: new Date(now.getTime() - ms), until: new Date(now.getTime() + clockToleranceMs) }
}
