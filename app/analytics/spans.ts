import type { Period } from './period.ts'

export type CountsOf<Name extends string> = Record<Name, number>
/** A day, or in a long period a week, named by its first day. */
export type SpanOf<Name extends string> = { from: string; until: string; counts: CountsOf<Name> }

const daysPerWeek = 7

/** Every day with its counts, zeros included, or every week of a long period; and the sum of them. */
export function spansOf<Name extends string>(
  period: Period,
  days: string[],
  rows: { day: string; event: Name; count: number }[],
  names: readonly Name[],
) {
  const byDay = new Map(days.map((day) => [day, noCountsOf(names)]))
  for (const { day, event, count } of rows) {
    const counts = byDay.get(day)
    if (counts) counts[event] += count
  }
  const lines = [...byDay].map(([day, counts]) => ({ from: day, until: day, counts }))
  const isByWeek = period > 90
  return { isByWeek, total: sumOf(lines, names), spans: isByWeek ? weeksOf(lines, names) : lines }
}

export function sumOf<Name extends string>(lines: { counts: CountsOf<Name> }[], names: readonly Name[]) {
  const total = noCountsOf(names)
  for (const { counts } of lines) for (const name of names) total[name] += counts[name]
  return total
}

export function noCountsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, 0])) as CountsOf<Name>
}

/** Counted back from today; the days left over at the beginning belong to the first week. */
function weeksOf<Name extends string>(days: SpanOf<Name>[], names: readonly Name[]) {
  const weeks: SpanOf<Name>[] = []
  for (let end = days.length; end >= daysPerWeek; end -= daysPerWeek) {
    const start = end - daysPerWeek
    const week = days.slice(start < daysPerWeek ? 0 : start, end)
    const [first] = week
    const last = week.at(-1)
    if (first && last) weeks.unshift({ from: first.from, until: last.until, counts: sumOf(week, names) })
  }
  return weeks
}
