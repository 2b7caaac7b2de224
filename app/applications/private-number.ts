import { normalized } from '../platform/outside-text.ts'

// Groups of digits as people write them, with one blank, hyphen or dot between. Bounded: no text takes long.
// No lookbehind: Safari before 16.4 would not read the form's script at all.
const groupedDigits = /(?:^|\D)(\d(?:[ .-]?\d){8,18})(?!\d)/g
const socialSecurity = /^\d{3}[ .-]\d{2}[ .-]\d{4}$/

/** Whether a text seems to hold a number that we never ask for. A phone number has ten digits, or eleven. */
export function hasPrivateNumber(text: string) {
  return [...normalized(text, 'NFKC').matchAll(groupedDigits)].some(([, run = '']) => {
    const digits = run.replace(/\D/g, '')
    const isBare = digits === run
    if (digits.length === 9) return isBare || socialSecurity.test(run)
    // Years and dates stand in rows too: with gaps between it must be a card's number to the last digit.
    return digits.length >= 12 && (isBare || (digits.length >= 13 && hasCheckDigit(digits)))
  })
}

/** Luhn's rule, which the number of every card obeys. */
function hasCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
