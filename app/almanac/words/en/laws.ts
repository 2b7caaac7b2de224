/** By the number in the table. */
const months: Record<string, string> = {
  1: 'one month’s rent',
  1.5: 'one and a half months’ rent',
  2: 'two months’ rent',
  3: 'three months’ rent',
}

export const words = {
  titles: {
    'deposit-cap-months': 'Deposit',
    'application-fee': 'Application fees',
    'late-fee': 'Late fees',
    'source-of-income': 'Vouchers, other income',
    'eviction-record-sealing': 'Sealing evictions',
  },
  monthsOfRent: (count: string) => months[count] ?? `${count} months’ rent`,
  /** `amount` as the row says it. */
  atMost: (amount: string) => `At most ${amount.replace(/^actual/, 'the actual')}`,
  incomeIsProtected: 'The law protects renters by their source of income',
  recordsAreSealed: 'The law provides for sealing eviction records',
}
