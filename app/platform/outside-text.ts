import type { Language } from './language.ts'
import { commonWords } from './words.ts'

/** How many times its limit a text may come in: enough to hand a text that is too long back to its writer. */
const timesLimit = 4

/** The first thing that happens to a text from outside, before anything looks at what is in it. */
export function cutTo(limit: number, text: string) {
  return text.slice(0, limit * timesLimit)
}

/** Whether `text`, as `cutTo` left it, is over its limit; `clean` is what would be kept of it. */
export function isTooLong(limit: number, text: string, clean = text) {
  // What was cut off cannot be seen any more: the rest may be blanks, and short when it is clean.
  return text.length >= limit * timesLimit || lengthOf(clean) > limit
}

export function tooLongWords(limit: number, language: Language = 'en') {
  return commonWords[language].tooLong(limit.toLocaleString('en-US'))
}

/** As a person and both databases count: an emoji is no longer than a letter. */
export function lengthOf(text: string) {
  return [...text].length
}

/**
 * One field of a posted form, without U+0000, which neither database takes, and without half a letter, which PostgreSQL
 * takes in no JSON. It may come back longer than its limit, so that the form can say so.
 */
export function fieldIn(form: FormData | URLSearchParams, name: string, limit: number) {
  const value = form.get(name)
  return typeof value === 'string' ? cutTo(limit, value).replaceAll('\0', '').toWellFormed() : ''
}

/** The same, never longer than its limit: for what is looked up, or noted as far as it goes. */
export function cutFieldIn(form: FormData | URLSearchParams, name: string, limit: number) {
  return trimmed(fieldIn(form, name, limit))
    .slice(0, limit)
    .toWellFormed()
}

/** Without blanks at its ends, and with the line ends of browsers put right. */
export function trimmed(text: string) {
  return text.replaceAll('\r\n', '\n').trim()
}

/** The version of a row as a form carries it; null for what can be none. */
export function parseVersion(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

// Unicode's own bound for one letter (UAX #15, stream-safe text); no script needs as many. The last two become
// marks in the forms NFKC and NFKD.
const marksPerLetter = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** `normalize` sorts the marks on a letter one by one: thousands on a single letter would take it seconds. */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD') {
  return text.replace(marksPerLetter, '$1').normalize(form)
}

/** For a report of one line. */
export function onOneLine(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
