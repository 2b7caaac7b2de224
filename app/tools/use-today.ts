import { startTransition, useEffect, useState } from 'react'
import { type Day, localDay } from '../platform/calendar-day.ts'

/** The day on the person’s own clock; null on the server, whose pages are kept for days, and until the page is awake. */
export function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null)
  // In slices, as the page wakes: with the day much of it is drawn again.
  useEffect(() => startTransition(() => setToday(localDay(new Date()))), [])
  return today
}
