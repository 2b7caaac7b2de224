import { grouped } from '../../../platform/us-number.ts'
import type { Wait } from '../../application-stage.ts'
import type { WayPoint } from '../../way.ts'

const points: Record<WayPoint, string> = {
  view: 'Page views',
  'wizard-1': 'Questions started',
  'wizard-4': 'Result of the questions seen',
  'form-1': 'Form begun',
  'form-2': 'Step 2 reached',
  'form-3': 'Step 3 reached',
  'form-4': 'Step 4 reached',
  sent: 'Sent',
  approved: 'Approved',
}

/** The same in a word, over a column. */
const heads: Record<WayPoint, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-4': 'Result',
  'form-1': 'Begun',
  'form-2': 'Step 2',
  'form-3': 'Step 3',
  'form-4': 'Step 4',
  sent: 'Sent',
  approved: 'Approved',
}

const waits: Record<Wait, string> = {
  'wait-hour': 'Within an hour',
  'wait-day': 'Within a day',
  'wait-two-days': 'On the second day',
  'wait-week': 'Within a week',
  'wait-longer': 'Later than that',
}

export const words = {
  headTitle: 'Applications in numbers, admin',
  none: {
    title: 'No applications yet',
    text: 'As soon as somebody begins to fill in a form of the site, it is counted here. It takes a few seconds to show.',
    note: 'Forms of another company that are connected under Settings are counted there.',
  },
  points,
  heads,
  noState: '(no state)',
  way: {
    heading: 'From a page to an approval',
    about:
      'Counts of things that happened, not of people. The small percentage compares a step with the one before it. An approval counts on its own day, which may be weeks after the day of its application.',
    chart: (period: number) => `From a page to an approval, last ${period} days`,
    table: 'From a page to an approval as a table',
    what: 'What',
    all: 'All',
  },
  daysAbout: 'Days begin at midnight UTC. Each chart has a scale of its own.',
  inAll: (sum: number) => `${grouped(sum)} in all.`,
  waits,
  wait: {
    heading: 'From new to first contact',
    about: (half: Wait) =>
      `A call, a text or a mail from the inbox, or the move to Contacted, whichever came first. At least half of those contacted in this period: ${waits[half].toLowerCase()}.`,
    table: 'From new to first contact as a table',
    columns: { wait: 'First contact', applications: 'Applications', share: 'Share' },
  },
  begunToSent: 'Forms begun → applications sent.',
  /** Before the number of those sent. */
  begun: (count: number) => `${grouped(count)} →`,
  begunAndSent: (lines: { name: string; begun: number; sent: number }[]) =>
    lines
      .map(({ name, begun, sent }) => `${name}: ${grouped(begun)} begun, ${grouped(sent)} sent`)
      .join('. '),
  byPage: 'By page',
  byPlace: {
    heading: 'By place',
    first: 'State',
    about:
      'Views and steps count for the state their page is about; what was sent and approved, for the state where a home is wanted.',
  },
  byProgram: { heading: 'By program', first: 'Program' },
  allFigures: (heading: string) => `All figures: ${heading.toLowerCase()}`,
  counted:
    'Sums of a day by page, state and program, nothing about who it was. The lines of a page hold it in all languages. A form is begun with its first letter. Applications of people whose browser asks not to be tracked, of known crawlers and of admins who are signed in are not counted, nor are spam, examples and imports: the inbox may hold more. Erasing an application does not change these sums. They are kept for 400 days.',
}
