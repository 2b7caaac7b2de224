/** A number of a setting, and how a page writes it. */
export type Figure = { amount: number; words: string }

const factor = 5

/**
 * Whether a number is so far from the one before that it may be a slip: a point forgotten, a zero too many or too few.
 * What was nothing before is nothing to compare with.
 */
export function isLeap(before: number, after: number) {
  if (before === 0) return false
  const [less, more] = before < after ? [before, after] : [after, before]
  // In cents: 5 times 99.95 in binary fractions is more than 499.75.
  return Math.round(more * 100) >= factor * Math.round(less * 100)
}

/** Of a range each end by itself. What is said nowhere, before or now, has no figures. */
export function leapsBetween(before: readonly Figure[], after: readonly Figure[]) {
  return before.some(({ amount }, index) => {
    const now = after[index]
    return now !== undefined && isLeap(amount, now.amount)
  })
}
