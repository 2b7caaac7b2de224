import { dollars } from '../../platform/us-number.ts'

/** More than any rent or loan here; whatever is longer is a slip of the finger. */
const maxCents = 99_999_999

/** Commas only between groups of three: '1200,50' and '1.200' would be a guess. */
const amount = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{0,2})?$/

/** What somebody typed as money: '$1,200' or '1200.50'. Null when it is nothing or no amount. */
export function centsIn(text: string): number | null {
  const plain = text.replace(/[$\s]/g, '')
  if (!amount.test(plain)) return null
  return Math.min(maxCents, Math.round(Number(plain.replaceAll(',', '')) * 100))
}

/** '$1,200', with cents only where there are some; a minus in front of what is missing. */
export function money(cents: number) {
  return cents < 0 ? `−${dollars(-cents / 100)}` : dollars(cents / 100)
}
