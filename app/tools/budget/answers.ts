const fields = [
  'town',
  'rent',
  'deposit',
  'moving',
  'cash',
  'income',
  'bills',
  'loan',
  'payment',
  'count',
] as const
export type TypedField = (typeof fields)[number]

/** As typed; only on the device. */
export type BudgetAnswers = Record<TypedField, string> & {
  bedrooms: number
  adults: number
  /** Its place in the list of programs; −1: none. */
  program: number
}

const longest = 60

export function parseBudget(stored: unknown): BudgetAnswers {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const typed = Object.fromEntries(fields.map((field) => [field, words(kept[field])]))
  return {
    ...(typed as Record<TypedField, string>),
    bedrooms: whole(kept.bedrooms, 0, 4, 1),
    adults: whole(kept.adults, 1, 2, 1),
    program: whole(kept.program, -1, 9, -1),
  }
}

function words(value: unknown) {
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

function whole(value: unknown, least: number, most: number, otherwise: number) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
    ? Number(value)
    : otherwise
}
