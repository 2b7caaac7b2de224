// Written by hand: the browser's formatters take a cheap phone a tenth of a second to set up.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Month, day, year, as dates are shown everywhere: 'March 5, 2026'. */
export function longDate(date: Date) {
  return `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** 'March 5, 2026' from '2026-03-05'. */
export function longDay(day: string) {
  return longDate(dateOf(day))
}

/** 'Mar 5, 2026' from '2026-03-05'. */
export function shortDay(day: string) {
  const date = dateOf(day)
  return `${monthOf(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

function monthOf(date: Date) {
  const month = months[date.getUTCMonth()]
  if (!month) throw new RangeError('That is no day')
  return month
}

function dateOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
