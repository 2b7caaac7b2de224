import { shortDay } from '../../../platform/us-date.ts'
import { grouped } from '../../../platform/us-number.ts'

/** Above every page of numbers, and in its charts. */
export const words = {
  title: 'Numbers',
  pagesLabel: 'What is counted',
  pages: { '/admin/numbers': 'Visits', '/admin/numbers/applications': 'Applications' },
  periodLabel: 'Period',
  period: (days: number) => `${days} days`,
  download: 'Download as CSV',
  percent: (percent: number) => `${percent}%`,
  /** Of bars, read aloud. */
  figures: (bars: { label: string; count: number }[]) =>
    bars.map(({ label, count }) => `${label}: ${grouped(count)}`).join('. '),
  highest: (count: number) => (count > 0 ? `${grouped(count)} at most` : 'None'),
  overTime: (isByWeek: boolean) => (isByWeek ? 'Week by week' : 'Day by day'),
  byTime: (what: string, isByWeek: boolean) => `${what} by ${unit(isByWeek)}`,
  allByTime: (isByWeek: boolean) => `All figures by ${unit(isByWeek)}, newest first`,
  time: (isByWeek: boolean) => (isByWeek ? 'Week' : 'Day'),
  span: (from: string, until: string) =>
    from === until ? shortDay(from) : `${shortDay(from)} to ${shortDay(until)}`,
  whatIsCounted: 'What is counted, and what is not',
  page: 'Page',
}

function unit(isByWeek: boolean) {
  return isByWeek ? 'week' : 'day'
}
