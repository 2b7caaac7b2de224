import { createContext, use, useSyncExternalStore } from 'react'
import { defaultTimeZone, timeWords } from '../platform/time-zone.ts'

const neverChanges = () => () => {}

/** Whose clocks are meant where the reader's own are not known. */
export const HomeZone = createContext(defaultTimeZone)

/** For a day without its time: the zone of the house, so that it is the day visitors read too. */
export function useHomeZone() {
  return use(HomeZone)
}

/** The reader's own zone; the other one, else that of the house, until JavaScript runs and without it. */
export function useTimeZone(otherwise?: string) {
  const home = use(HomeZone)
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone,
    () => otherwise ?? home,
  )
}

/** Always with its zone. */
export function LocalTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  return <time dateTime={at.toISOString()}>{timeWords(at, timeZone)}</time>
}
