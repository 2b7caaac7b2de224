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
