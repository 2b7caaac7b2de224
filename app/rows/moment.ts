const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d{1,9}))?\s?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i

/**
 * A moment in any of the ways table stores write ISO 8601; without a zone it is UTC, as they keep it. A day alone is
 * its noon there, which is the same day on every American calendar.
 */
export function parseMoment(text: string): Date | null {
  const [, day, time = '12:00', seconds = ':00', fraction = '', zone = 'Z'] = text.trim().match(iso) ?? []
  if (!day || !isDay(day)) return null
  const ms = fraction.slice(0, 3).padEnd(3, '0')
  const moment = new Date(`${day}T${time}${seconds}.${ms}${offset(zone)}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** What is dated ahead would stay the first of its list until then. */
export function notAfter(now: Date, moment: Date | null): Date {
  return moment && moment < now ? moment : now
}

/** The day as it is written: '2024-05-01', also when a time follows. */
export function dayOfMoment(text: string): string | null {
  return parseMoment(text) ? text.trim().slice(0, 10) : null
}

/** JavaScript takes 30 February for 1 March. */
function isDay(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day > '0001'
}

function offset(zone: string) {
  if (/^(Z|UTC)$/i.test(zone)) return 'Z'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}
