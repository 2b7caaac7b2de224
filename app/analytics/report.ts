import type { Period } from './period.ts'
import type { DayCount, PageCount } from './queries.server.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'

export type Counts = Record<VisitEvent, number>
/** A day, or in a long period a week, named by its first day. */
export type Span = { from: string; until: string; counts: Counts }
export type PageLine = { path: string; counts: Counts }
export type Report = { total: Counts; spans: Span[]; pages: PageLine[]; isByWeek: boolean }

const daysPerWeek = 7
const pagesShown = 25

/** The same figures for the charts, their tables and the sums: added up once, here. */
export function reportOf(
  period: Period,
  days: string[],
  dayCounts: DayCount[],
  pageCounts: PageCount[],
): Report {
  const isByWeek = period > 90
  const byDay = new Map(days.map((day) => [day, noCounts()]))
  for (const { day, event, count } of dayCounts) {
    const counts = byDay.get(day)
    if (counts) counts[event] += count
  }
  const lines = [...byDay].map(([day, counts]) => ({ from: day, until: day, counts }))
  return {
    total: sum(lines),
    spans: isByWeek ? weeksOf(lines) : lines,
    pages: pagesOf(pageCounts),
    isByWeek,
  }
}

export function isEmpty({ total }: Report) {
  return visitEvents.every((event) => total[event] === 0)
}

/** Counted back from today; the days left over at the beginning belong to the first week. */
function weeksOf(days: Span[]) {
  const weeks: Span[] = []
  for (let end = days.length; end >= daysPerWeek; end -= daysPerWeek) {
    const start = end - daysPerWeek
    const week = days.slice(start < daysPerWeek ? 0 : start, end)
    const [first] = week
    const last = week.at(-1)
    if (first && last) weeks.unshift({ from: first.from, until: last.until, counts: sum(week) })
  }
  return weeks
}

/** Most views first; only pages that were seen. */
function pagesOf(rows: PageCount[]): PageLine[] {
  const byPath = new Map<string, Counts>()
  for (const { path, event, count } of rows) {
    const counts = byPath.get(path) ?? noCounts()
    counts[event] += count
    byPath.set(path, counts)
  }
  return [...byPath]
    .map(([path, counts]) => ({ path, counts }))
    .filter(({ counts }) => counts.view > 0)
    .sort((a, b) => b.counts.view - a.counts.view || (a.path < b.path ? -1 : 1))
    .slice(0, pagesShown)
}

function sum(lines: { counts: Counts }[]) {
  const total = noCounts()
  for (const { counts } of lines) for (const event of visitEvents) total[event] += counts[event]
  return total
}

function noCounts(): Counts {
  return { view: 0, 'wizard-1': 0, 'wizard-2': 0, 'wizard-3': 0, 'wizard-4': 0, apply: 0, call: 0 }
}
