import { useSyncExternalStore } from 'react'
import { type Day, localDay } from '../platform/calendar-day.ts'

/** The day on the person’s own clock; null on the server, whose pages are kept for days. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => null,
  )
}

function never() {
  return () => {}
}
