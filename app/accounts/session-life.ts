import { hourSeconds } from '../platform/duration.ts'
import { clockToleranceMs } from '../platform/is-within.ts'

export const idleSeconds = 12 * hourSeconds
export const absoluteSeconds = 7 * 24 * hourSeconds

/** A session that begins or ends later than one of now can was begun while the clock was ahead: it would not end in time. */
export function latestSession(now: Date) {
  const begin = now.getTime() + clockToleranceMs
  return { begin: new Date(begin), end: new Date(begin + idleSeconds * 1000) }
}

export function isDatedAhead({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date) {
  const { begin, end } = latestSession(now)
  return createdAt > begin || expiresAt > end
}
