import { hourMs } from '../../platform/duration.ts'
import type { Language } from '../../platform/language.ts'
import { submitWords } from './submit-words.ts'

const earliestYear = 1970
// While it is noon in London, the day after has begun on some islands.
const easternmostMs = 14 * hourMs

export type ApprovalDay = { day: string } | { problem: string }

/** A day as a date field sends it (2025-01-31) or as people here write it (1/31/2025). */
export function parseApprovalDate(typed: string, language: Language = 'en'): ApprovalDay {
  const words = submitWords[language].problems
  const day = isoDay(typed)
  if (!day) return { problem: words.date }
  if (Number(day.slice(0, 4)) < earliestYear) return { problem: words.year }
  return { day }
}

/** Asked on the server: the clock of a device may be years off. */
export function isFutureDay(day: string, now: Date) {
  return day > new Date(now.getTime() + easternmostMs).toISOString().slice(0, 10)
}

function isoDay(typed: string) {
  const american = typed.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/)
  const [, month = '', date = '', year = ''] = american ?? []
  const day = american ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed
  return isOnCalendar(day) ? day : null
}

function isOnCalendar(day: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  // Without this, the 30th of February would be the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
