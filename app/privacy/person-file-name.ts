import type { Day } from '../platform/calendar-day.ts'

/** Enough to tell the people of a day apart; the audit log has the whole hash. */
const hashLength = 8

/** The same name for all would make it easy to hand over the file of another person. */
export function personFileName(personHash: string, day: Day) {
  return `second-key-person-${day}-${personHash.slice(0, hashLength)}.json`
}
