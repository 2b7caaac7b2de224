import { type Language, languages } from '../platform/language.ts'

// What table stores and spreadsheets write, in any capitals.

export function isNothing(value: unknown) {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** A phone number is a number to some programs. */
export function numberAsText(value: unknown) {
  return typeof value === 'number' ? String(value) : value
}

/** Nothing is false; null is what is neither. */
export function parseBoolean(value: unknown): boolean | null {
  if (value === null) return false
  const word = wordOf(value)
  if (['true', 't', 'yes', '1'].includes(word)) return true
  return ['false', 'f', 'no', '0'].includes(word) ? false : null
}

export function parseLanguage(value: unknown): Language | null {
  const word = wordOf(value)
  return languages.find((language) => language === word) ?? null
}

/** None of the words that are asked for has twenty characters. */
export function wordOf(value: unknown) {
  const text = typeof value === 'object' ? '' : String(value)
  return text.length < 20 ? text.trim().toLowerCase() : ''
}
