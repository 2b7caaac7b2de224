import { useSyncExternalStore } from 'react'
import { defaultTimeZone, timeWords } from '../platform/time-zone.ts'

const neverChanges = () => () => {}

/** The reader's own zone; the other one until JavaScript runs, and without it. */
export function useTimeZone(otherwise = defaultTimeZone) {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone,
    () => otherwise,
  )
}

/** Always with its zone. */
export function LocalTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  return <time dateTime={at.toISOString()}>{timeWords(at, timeZone)}</time>
}
