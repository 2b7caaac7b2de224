import type { Language } from './language.ts'
import { commonWords } from './words.ts'

/**
 * Month, day, year, as dates are shown everywhere: 'March 5, 2026', '5 de marzo de 2026' from '2026-03-05'. Which day
 * a moment is on depends on the place: `dayIn` says it.
 */
export function longDay(day: string, language: Language = 'en') {
  return commonWords[language].date(partsOf(day, language))
}

/** 'Mar 5, 2026' from '2026-03-05'. */
export function shortDay(day: string, language: Language = 'en') {
  return commonWords[language].shortDate(partsOf(day, language))
}

/** '03/05/2026' from '2026-03-05', as policies and documents show theirs. */
export function numericDay(day: string) {
  return day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')
}

function partsOf(day: string, language: Language) {
  const date = new Date(`${day}T00:00:00Z`)
  const month = commonWords[language].months[date.getUTCMonth()]
  if (!month) throw new RangeError('That is no day')
  return { month, day: date.getUTCDate(), year: date.getUTCFullYear() }
}
