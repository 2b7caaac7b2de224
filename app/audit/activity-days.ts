import { addDays, parseDay } from '../platform/calendar-day.ts'
import { localIn, momentIn } from '../platform/time-zone.ts'

/** The moments between which the typed days lie, both of them whole, on the clocks of the zone. What is no day is no bound. */
export function boundsOf({ from, until }: { from: string; until: string }, timeZone: string) {
  const [first, last] = [parseDay(from), parseDay(until)]
  return {
    from: (first && momentIn(`${first}T00:00`, timeZone)) ?? undefined,
    until: (last && momentIn(`${addDays(last, 1)}T00:00`, timeZone)) ?? undefined,
  }
}

/** '2026-11-16 21:05:00', as the clocks there show it. */
export function clockTime(at: Date, timeZone: string) {
  return localIn(at, timeZone).replace('T', ' ').padEnd(19, ':00')
}
