import { dayMs } from '../../platform/duration.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { Site } from '../../site/site.ts'
import { timelineWords } from './timeline-words.ts'

/** A follow-up is a day on the calendar: that of the owner's clocks. */
export function todayOf(now: Date, { timeZone }: Pick<Site, 'timeZone'>) {
  return dayIn(now, timeZone)
}

const near = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const far = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

export type Due = { text: string; tone: 'late' | 'today' | 'later' }

/** '2 days late', 'today', 'Wed, Nov 18'. */
export function dueWords(day: string, today: string): Due {
  const days = Math.round((momentOf(day) - momentOf(today)) / dayMs)
  const words = timelineWords.en
  if (days < 0) return { text: words.late(-days), tone: 'late' }
  if (days === 0) return { text: words.today, tone: 'today' }
  if (days === 1) return { text: words.tomorrow, tone: 'later' }
  return { text: dayWords(day, today), tone: 'later' }
}

/** 'Wed, Nov 18', with the year where it is another. */
export function dayWords(day: string, today: string) {
  return (day.slice(0, 4) === today.slice(0, 4) ? near : far).format(momentOf(day))
}

/** 'Monday' and 'November 16'. */
export function headingOf(today: string) {
  return { weekday: weekday.format(momentOf(today)), date: date.format(momentOf(today)) }
}

function momentOf(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}
