// One formatter each: making one costs more than a thousand uses of it.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '2,304,580' */
export function grouped(count: number) {
  return Number.isSafeInteger(count) && count >= 0 ? groupedDigits(count) : whole.format(count)
}

/** The formatter takes ten times as long, and a town's page has two hundred amounts. */
function groupedDigits(count: number) {
  const digits = String(count)
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3)
    text = `${digits.slice(Math.max(0, end - 3), end)},${text}`
  return text
}

/** '$1,313', and '$99.95' where there are cents. */
export function dollars(amount: number) {
  return `$${Number.isInteger(amount) ? grouped(amount) : cents.format(amount)}`
}

/** '$300.00', the way a contract writes it. */
export function exactDollars(amount: number) {
  return `$${cents.format(amount)}`
}

const rough = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
})

/** '$15 million', the way people say it; below a million in full. */
export function roundDollars(amount: number) {
  return amount < 1_000_000 ? dollars(amount) : `$${rough.format(amount)}`
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
