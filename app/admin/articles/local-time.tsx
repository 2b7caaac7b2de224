import { useSyncExternalStore } from 'react'
import { defaultTimeZone, timeWords } from '../../articles/publish-time.ts'

const neverChanges = () => () => {}

/** The reader's own zone; UTC until JavaScript runs, and without it. */
export function useTimeZone() {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone,
    () => defaultTimeZone,
  )
}

/** Always with its zone. */
export function LocalTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  return <time dateTime={at.toISOString()}>{timeWords(at, timeZone)}</time>
}
