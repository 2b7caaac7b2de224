/** A day of the calendar as 2026-11-16, without a clock or a time zone. */
export type Day = `${number}-${number}-${number}`

/** The day it is where the person is. */
export function localDay(now: Date): Day {
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate())
}

/** Null when it is no day: February 30 is none. Years of four digits only. */
export function parseDay(text: unknown): Day | null {
  if (typeof text !== 'string') return null
  const [, year = '', month = '', date = ''] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const day = dayOf(Number(year), Number(month) - 1, Number(date))
  return day === text ? day : null
}

export function addDays(day: Day, days: number): Day {
  const [year, month, date] = partsOf(day)
  return dayOf(year, month, date + days)
}

/** The same day of another year; February 28 where that year has no 29th: a deadline is never told too late. */
export function addYears(day: Day, years: number): Day {
  const [year, month, date] = partsOf(day)
  const same = dayOf(year + years, month, date)
  return partsOf(same)[1] === month ? same : dayOf(year + years, month + 1, 0)
}

/** Monday to Friday. Holidays are not known here. */
export function addWeekdays(day: Day, count: number): Day {
  let [reached, left] = [day, count]
  while (left > 0) {
    reached = addDays(reached, 1)
    if (isWeekday(reached)) left--
  }
  return reached
}

export function isWeekday(day: Day) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Days compare as their text does. */
export function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other
}

function partsOf(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month - 1, date] as const
}

/** Counted in UTC, where no day has 23 or 25 hours. */
function dayOf(year: number, month: number, date: number): Day {
  const at = new Date(Date.UTC(year, month, date))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}` as Day
}
