import type { Period } from './period.ts'
import type { DayCount, PageCount } from './queries.server.ts'
import { type CountsOf, noCountsOf, type SpanOf, spansOf } from './spans.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'

export type Counts = CountsOf<VisitEvent>
export type Span = SpanOf<VisitEvent>
export type PageLine = { path: string; counts: Counts }
export type Report = { total: Counts; spans: Span[]; pages: PageLine[]; isByWeek: boolean }

const pagesShown = 25

/** The same figures for the charts, their tables and the sums: added up once, here. */
export function reportOf(
  period: Period,
  days: string[],
  dayCounts: DayCount[],
  pageCounts: PageCount[],
): Report {
  return { ...spansOf(period, days, dayCounts, visitEvents), pages: pagesOf(pageCounts) }
}

export function isEmpty({ total }: Report) {
  return visitEvents.every((event) => total[event] === 0)
}

/** Most views first; only pages that were seen. */
function pagesOf(rows: PageCount[]): PageLine[] {
  const byPath = new Map<string, Counts>()
  for (const { path, event, count } of rows) {
    const counts = byPath.get(path) ?? noCountsOf(visitEvents)
    counts[event] += count
    byPath.set(path, counts)
  }
  return [...byPath]
    .map(([path, counts]) => ({ path, counts }))
    .filter(({ counts }) => counts.view > 0)
    .sort((a, b) => b.counts.view - a.counts.view || (a.path < b.path ? -1 : 1))
    .slice(0, pagesShown)
}
