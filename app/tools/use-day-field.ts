import { type ChangeEvent, useEffect, useRef } from 'react'
import { type Day, parseDay } from '../platform/calendar-day.ts'

/**
 * For a date field. While somebody types a year the field holds the year 2 or 20, which is no day we take: written back as
 * nothing, it would wipe out what is being typed. So the field keeps its own text, until another day comes from outside.
 */
export function useDayField(day: Day | '', onDay: (day: Day | '') => void) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current && (parseDay(ref.current.value) ?? '') !== day) ref.current.value = day
  }, [day])
  return {
    ref,
    type: 'date' as const,
    defaultValue: day,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onDay(parseDay(event.currentTarget.value) ?? ''),
  }
}
