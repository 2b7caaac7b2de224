import { daySeconds, hourSeconds } from '../platform/duration.ts'

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function sizeWords(bytes: number) {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const amount = bytes / 1000 ** step
  return `${step > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${units[step]}`
}

const steps = [
  [daySeconds, 'day'],
  [hourSeconds, 'hour'],
  [60, 'minute'],
] as const

export function agoWords(moment: Date, now: Date) {
  const span = spanWords(now.getTime() - moment.getTime())
  return span ? `${span} ago` : 'a moment ago'
}

/** Empty below a minute. */
export function spanWords(ms: number) {
  for (const [seconds, unit] of steps) {
    const count = Math.floor(ms / 1000 / seconds)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return ''
}

/** To the minute, in a zone that needs no asking. */
export function momentWords(moment: Date) {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
