// One formatter each: making one costs more than a thousand uses of it.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '2,304,580' */
export function grouped(count: number) {
  return whole.format(count)
}

/** '$1,313', and '$99.95' where there are cents. */
export function dollars(amount: number) {
  return `$${Number.isInteger(amount) ? whole.format(amount) : cents.format(amount)}`
}
