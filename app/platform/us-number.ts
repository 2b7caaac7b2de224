/** '2,304,580' */
export function grouped(count: number) {
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

/** '$15 million', the way people say it; below a million in full. */
export function roundDollars(amount: number) {
  if (amount < 1_000_000) return dollars(amount)
  const millions = rounded(amount / 1_000_000, 1)
  return `$${inThrees(String(millions))} million`
}

// Written by hand: the browser's formatters take a cheap phone a tenth of a second to set up.
function inThrees(digits: string) {
  const [whole = '', rest] = digits.split('.')
  let [left, right] = [whole, rest === undefined ? '' : `.${rest}`]
  for (; /\d{4}$/.test(left); left = left.slice(0, -3)) right = `,${left.slice(-3)}${right}`
  return left + right
}

/** As it is written, not as the machine holds it: 1.005 is 1.01. */
function rounded(amount: number, digits: number) {
  // Too small or too large for that way of writing, which has an exponent already.
  if (String(amount).includes('e')) return Math.round(amount * 10 ** digits) / 10 ** digits
  return Number(`${Math.round(Number(`${amount}e${digits}`))}e-${digits}`)
}

/** '50 miles', and never less than one. */
export function milesText(miles: number) {
  const rounded = Math.max(1, Math.round(miles))
  return rounded === 1 ? '1 mile' : `${rounded} miles`
}

/** The number in '$1,295', and in '$15 million'. */
export function amountIn(words: string) {
  const number = Number(words.replace(/[^\d.]/g, ''))
  return words.endsWith(' million') ? number * 1_000_000 : number
}
