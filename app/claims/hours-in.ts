const hoursPer: Record<string, number> = { hour: 1, hr: 1, day: 24, week: 168, month: 730 }

/** The span a few words speak of, in hours: '7 to 21 days' is 168 to 504. Null when they name none. */
export function hoursIn(words: string): { from: number; to: number } | null {
  const found =
    /(?<!\d)(\d{1,6})(?:\s{0,3}(?:-|–|to)\s{0,3}(\d{1,6}))?\s{0,3}(?:business\s{1,3})?(hour|hr|day|week|month)/i.exec(
      words,
    )
  const [, from, to = from, unit = ''] = found ?? []
  const hours = hoursPer[unit.toLowerCase()]
  return from && to && hours ? { from: Number(from) * hours, to: Number(to) * hours } : null
}
