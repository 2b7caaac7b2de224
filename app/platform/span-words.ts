import { dayMs, hourMs, minuteMs } from './duration.ts'

const units = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
] as const

/** '3 hours', or null for less than a minute. */
export function spanWords(ms: number) {
  const unit = units.find(([length]) => ms >= length)
  if (!unit) return null
  const [length, name] = unit
  const count = Math.floor(ms / length)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

export function agoWords(moment: Date, now: Date) {
  const span = spanWords(now.getTime() - moment.getTime())
  return span ? `${span} ago` : 'a moment ago'
}
