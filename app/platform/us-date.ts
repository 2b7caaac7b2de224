const long = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Month, day, year, as dates are shown everywhere: 'March 5, 2026'. */
export function longDate(date: Date) {
  return long.format(date)
}

/** 'March 5, 2026' from '2026-03-05'. */
export function longDay(day: string) {
  return long.format(new Date(`${day}T00:00:00Z`))
}

const short = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Mar 5, 2026' from '2026-03-05'. */
export function shortDay(day: string) {
  return short.format(new Date(`${day}T00:00:00Z`))
}
