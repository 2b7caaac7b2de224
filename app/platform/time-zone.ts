import { addDays, type Day } from './calendar-day.ts'
import { dayMs } from './duration.ts'
import { type Language, localeOf } from './language.ts'

export const defaultTimeZone = 'UTC'

/** True for a name this program knows the clock of: 'America/Chicago'. */
export function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}

/**
 * The moment when clocks in the zone show `local` ('2026-03-05T14:30'), or null for no such date. When clocks are
 * set back an hour happens twice: the first one is meant. When they skip one, it is counted on from the old time.
 */
export function momentIn(local: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null
  const asUtc = new Date(`${local}Z`)
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return null
  const guesses = [-1, 1].map((days) => asUtc.getTime() - offsetMs(asUtc.getTime() + days * dayMs, timeZone))
  const [early = 0, late = 0] = guesses.toSorted((a, b) => a - b)
  const fits = [early, late].find((guess) => guess + offsetMs(guess, timeZone) === asUtc.getTime())
  return new Date(fits ?? late)
}

/** What clocks in the zone show then, as a date field wants it; seconds only where there are any. */
export function localIn(moment: Date, timeZone: string) {
  const shown = new Date(moment.getTime() + offsetMs(moment.getTime(), timeZone)).toISOString()
  return shown.slice(17, 19) === '00' ? shown.slice(0, 16) : shown.slice(0, 19)
}

/** The day on the calendars there: in the evening it is a day before that of UTC. */
export function dayIn(moment: Date, timeZone: string) {
  return localIn(moment, timeZone).slice(0, 10) as Day
}

/**
 * The last second there of the day so many days on: what is said to last until a day lasts through it. Days of the
 * calendar, as those around a change of clocks have 23 or 25 hours.
 */
export function endOfDayAfter(now: Date, days: number, timeZone: string) {
  const end = momentIn(`${addDays(dayIn(now, timeZone), days)}T23:59:59`, timeZone)
  return end ?? new Date(now.getTime() + days * dayMs)
}

/** 'Mar 5, 2026, 2:30 PM UTC': a time is never shown without its zone. */
export function timeWords(moment: Date, timeZone: string, language: Language = 'en') {
  return new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMs(at: number, timeZone: string) {
  const whole = Math.floor(at / 1000) * 1000
  const parts = clockIn(timeZone).formatToParts(whole)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - whole
}

let clock: { timeZone: string; format: Intl.DateTimeFormat } | undefined

/** Creating a formatter takes twenty times as long as using it: that of the last zone, mostly the owner's, is kept. */
function clockIn(timeZone: string) {
  if (clock?.timeZone === timeZone) return clock.format
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clock = { timeZone, format }
  return format
}
