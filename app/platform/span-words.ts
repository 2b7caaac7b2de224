import { dayMs, hourMs, minuteMs } from './duration.ts'
import { clockToleranceMs } from './is-within.ts'
import type { InEnglish } from './language.ts'
import { words as en } from './words/en/spans.ts'

const spansWords: InEnglish<typeof en> = { en }

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
  return spansWords.en.span(Math.floor(ms / length), name)
}

export function agoWords(moment: Date, now: Date) {
  const ageMs = now.getTime() - moment.getTime()
  return ageMs < -clockToleranceMs ? spansWords.en.ahead : spansWords.en.ago(spanWords(ageMs))
}
