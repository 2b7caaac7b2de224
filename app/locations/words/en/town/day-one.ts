/** '1', '1.5' and so on. */
type Months = number

const monthCount = (months: Months) =>
  months === 1 ? 'one month' : `${String(months).replace('.5', '½')} months`

/** `whose` median rent they are reckoned with; null: with a fair rent of the town. */
type InWeeks = { sum: string; whose: string | null; weeks: number; county: string; years: string }

const atMedianOf = (whose: string | null) => (whose ? ` at the census median rent of ${whose}` : '')

/** Cash for day one, and how far funding goes. */
export const words = {
  costs: {
    inWeeks: ({ sum, whose, weeks, county, years }: InWeeks) =>
      `First month and deposit${atMedianOf(whose)}, ${sum}, are ${weeks === 1 ? 'one week' : `${weeks} weeks`} of median household income in ${county}, ${years}.`,
    alone: (sum: string, whose: string | null) => `First month and deposit${atMedianOf(whose)} are ${sum}.`,
    atMedian: (rent: string, sum: string) => `At the census median rent, ${rent}, they are ${sum}.`,
  },
  home: {
    fair: (years: string) => `1 bedroom, fair rent ${years}`,
    median: (whose: string, years: string) => `Median rent of ${whose}, ${years}`,
  },
  firstRent: 'First month’s rent',
  deposit: 'Deposit',
  depositUnknown: (state: string) => `one month is common; ${state}’s limit is not on file`,
  depositOfShortLeases: (months: Months, state: string, detail: string) =>
    `one month is common; ${state} has a limit ${detail} alone, ${monthCount(months)}:`,
  depositAllowed: (months: Months, state: string, detail: string) =>
    `${monthCount(months)}, the most ${state} allows${detail && ` (${detail})`}:`,
  application: {
    name: 'Landlord’s application fee',
    note: (rule: string) => `each: ${rule}.`,
    atCost: 'at cost',
    /** Where it is not in the sum. */
    ofLandlords: 'landlords’ application fees',
    atRule: (rule: string) => `the landlord’s application fee (${rule})`,
  },
  note: (fee: string | null) =>
    `On top: ${fee ? `${fee}, ` : ''}the monthly protection plan. Funding is a loan.`,
  noteAlone: (fee: string) => `On top: ${fee}.`,
  /** Stands behind the amount. */
  toUs: (onTop: string | null) => ` to us${onTop ? `; the ${onTop} comes on top` : ''}`,
  alone: { name: 'On your own', fine: 'nothing to us' },
  funding: {
    heading: (funding: string, place: string) => `How far ${funding} goes in ${place}`,
    sizes: ['a studio', 'one bedroom', 'two', 'three', 'four'],
    months: (months: number, size: string, rent: string) =>
      `${months === 1 ? '1 month' : `${months} months`} of ${size} at ${rent}`,
    covers: (most: string, months: string, least: string, percent: number, years: string) =>
      `The most that lenders offer, a loan of ${most}, covers ${months}; the least, ${least}, is ${percent}% of a month of one bedroom (HUD’s fair rents, ${years}, utilities included; our fees and interest come on top).`,
    depositUnknown: (state: string) =>
      `How big a deposit may be in ${state} is not on file yet; one month is common.`,
    deposit: (rule: { state: string; months: Months; detail: string; statute: string; checked: string }) =>
      `In ${rule.state} a deposit may be at most ${rule.months === 1 ? 'one month of rent' : `${rule.months} months of rent`}${rule.detail && ` (${rule.detail})`} (${rule.statute}, checked ${rule.checked}).`,
    emergency: (share: string, median: string) =>
      `Emergency rental assistance, not ours, ends at ${share} of area median: ${median}.`,
  },
}
