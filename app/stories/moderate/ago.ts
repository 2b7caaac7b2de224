import { dayMs, hourMs, minuteMs } from '../../platform/duration.ts'

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/** '3 hours', or null for less than a minute. */
export function ageOf(date: Date, now: Date) {
  const ms = now.getTime() - date.getTime()
  const unit = units.find(([, length]) => ms >= length)
  if (!unit) return null
  const count = Math.floor(ms / unit[1])
  return `${count} ${unit[0]}${count === 1 ? '' : 's'}`
}

export function ago(date: Date, now: Date) {
  const age = ageOf(date, now)
  return age ? `${age} ago` : 'a moment ago'
}
