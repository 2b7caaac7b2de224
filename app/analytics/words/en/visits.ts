import { shortDay } from '../../../platform/us-date.ts'
import { grouped } from '../../../platform/us-number.ts'
import type { VisitEvent } from '../../visit-event.ts'

const events: Record<VisitEvent, string> = {
  view: 'Page views',
  'wizard-1': 'Questions started',
  'wizard-2': 'Step 2 reached',
  'wizard-3': 'Step 3 reached',
  'wizard-4': 'Result seen (step 4)',
  apply: 'Application links opened',
  call: 'Call links tapped',
}

/** The same in a word, over a column. */
const heads: Record<VisitEvent, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-2': 'Step 2',
  'wizard-3': 'Step 3',
  'wizard-4': 'Result',
  apply: 'Applications',
  call: 'Calls',
}

type Trend = {
  from: string
  until: string
  sum: number
  isByWeek: boolean
  best: { from: string; count: number }
}

export const words = {
  headTitle: 'Numbers, admin',
  none: {
    title: 'No visits yet',
    text: 'As soon as somebody opens a page of the site, it is counted here. It takes a few seconds to show.',
    note: 'Your own visits are not counted while you are signed in.',
  },
  events,
  heads,
  funnel: {
    heading: 'From a page to an application',
    about:
      'These are counts of things that happened, not of people: somebody who comes twice is counted twice, and an application or a call can start on any page. The small percentage compares a step with the one before it.',
    chart: (period: number) => `From a page to an application, last ${period} days`,
    table: 'From a page to an application as a table',
    columns: { event: 'What happened', times: 'Times', share: 'Of the step before' },
    noShare: '–',
  },
  trendAbout: (isByWeek: boolean) =>
    `${isByWeek ? 'Each bar is a week. ' : ''}Days begin at midnight UTC. Each chart has a scale of its own.`,
  noDays: 'No days.',
  trend: ({ from, until, sum, isByWeek, best }: Trend) => {
    const unit = isByWeek ? 'week' : 'day'
    const most = sum > 0 ? `, most in the ${unit} of ${shortDay(best.from)}: ${grouped(best.count)}` : ''
    return `From ${shortDay(from)} to ${shortDay(until)}: ${grouped(sum)} in all${most}.`
  },
  mostRead: 'Most read pages',
  views: (pages: { label: string; count: number }[]) =>
    pages.map(({ label, count }) => `${label}: ${grouped(count)} views`).join('. '),
  allOfMostRead: (pages: number) => `All figures of the ${pages} most read pages`,
  counted:
    'The site counts how often a page was opened, a step of the questions reached, and an application or call link followed. It sets no cookie and keeps nothing that tells one visitor from another. Visitors whose browser asks not to be tracked (Do Not Track, Global Privacy Control), known crawlers and admins who are signed in are not counted, so the true numbers are somewhat higher. “(other)” holds pages without a line of their own. Counts are kept for 400 days.',
}
