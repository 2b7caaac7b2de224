import { startTransition, useEffect, useState } from 'react'
import { type Day, localDay } from '../platform/calendar-day.ts'

/**
 * The day on the person’s own clock; null on the server, whose pages are kept for days, and until the page is hydrated.
 * A page may stay open for days: it is read again when somebody looks at it.
 */
export function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null)
  useEffect(() => {
    // In a transition: with the day much of the page is rendered again.
    const read = () => startTransition(() => setToday(localDay(new Date())))
    read()
    document.addEventListener('visibilitychange', read)
    addEventListener('pageshow', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('pageshow', read)
    }
  }, [])
  return today
}
