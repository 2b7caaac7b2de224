import type { Language } from './language.ts'
import { commonWords } from './words.ts'

/** Month, day, year, as dates are shown everywhere: 'March 5, 2026', '5 de marzo de 2026'. */
export function longDate(date: Date, language: Language = 'en') {
  return commonWords[language].date(partsOf(date, language))
}

/** 'March 5, 2026' from '2026-03-05'. */
export function longDay(day: string, language: Language = 'en') {
  return longDate(dateOf(day), language)
}

/** 'Mar 5, 2026' from '2026-03-05'. */
export function shortDay(day: string, language: Language = 'en') {
  return commonWords[language].shortDate(partsOf(dateOf(day), language))
}

function partsOf(date: Date, language: Language) {
  const month = commonWords[language].months[date.getUTCMonth()]
  if (!month) throw new RangeError('That is no day')
  return { month, day: date.getUTCDate(), year: date.getUTCFullYear() }
}

function dateOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
