import type { Language } from './language.ts'
import { commonWords } from './words.ts'

/** '2,304,580' */
export function grouped(count: number) {
  // A town's page has a hundred and fifty of these.
  if (Number.isInteger(count) && count >= 0 && count < 1_000_000) return inTwo(count)
  return inThrees(rounded(count, 0).toFixed(0))
}

/** '$1,313', and '$99.95' where there are cents. */
export function dollars(amount: number) {
  return Number.isInteger(amount) ? `$${grouped(amount)}` : exactDollars(amount)
}

/** '$300.00', the way a contract writes it. */
export function exactDollars(amount: number) {
  return `$${inThrees(rounded(amount, 2).toFixed(2))}`
}

/** '15.9' of 15,950,000: the millions in an amount, the way people say it. Down, since more than that is claimed. */
export function millionsIn(amount: number) {
  return inThrees(String(Math.floor(amount / 100_000) / 10))
}

// Written by hand: the browser's formatters take a cheap phone a tenth of a second to set up.
function inThrees(digits: string) {
  const [whole = '', rest] = digits.split('.')
  let [left, right] = [whole, rest === undefined ? '' : `.${rest}`]
  for (; /\d{4}$/.test(left); left = left.slice(0, -3)) right = `,${left.slice(-3)}${right}`
  return left + right
}

function inTwo(count: number) {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')}`
}

/** As it is written, not as the machine holds it: 1.005 is 1.01. */
function rounded(amount: number, digits: number) {
  // Too small or too large for that way of writing, which has an exponent already.
  if (String(amount).includes('e')) return Math.round(amount * 10 ** digits) / 10 ** digits
  return Number(`${Math.round(Number(`${amount}e${digits}`))}e-${digits}`)
}

/** Whole miles, and never less than one. */
function wholeMiles(miles: number) {
  return Math.max(1, Math.round(miles))
}

/** '50 miles', and never less than one. */
export function milesText(miles: number, language: Language = 'en') {
  return commonWords[language].miles(grouped(wholeMiles(miles)))
}

/** The number in '$1,295', and in '$15 million'. */
export function amountIn(words: string) {
  const number = Number(words.replace(/[^\d.]/g, ''))
  return words.endsWith(' million') ? number * 1_000_000 : number
}
