import type { ReactNode } from 'react'
import type { ListName } from '../../inbox/application-list.ts'

const head = {
  title: 'Applications',
  byStatus: 'Applications by status',
  search: 'Search all applications',
  searchExample: 'Name, number, phone or place',
  find: 'Search',
  today: (weekday: string, date: string) => `Today, ${weekday}, ${date}`,
  due: (shown: (words: string) => ReactNode, spoken: (words: string) => ReactNode) => (
    <>
      {shown('due today')}
      {spoken(' or late')}
    </>
  ),
  unanswered: 'to answer',
  new: 'new',
  waiting: 'waiting over 24 h',
}

const filter = {
  closed: 'Filter this list',
  filtered: 'Filtered',
  program: 'Program',
  anyProgram: 'Any program',
  state: 'State',
  anyState: 'Any state',
  whose: 'Whose',
  anybodys: 'Anybody’s',
  mine: 'Mine',
  nobodys: 'Nobody’s',
  source: 'Came from page',
  due: 'Due today or late',
  unanswered: 'With a message to answer',
  waiting: 'Sent over 24 hours ago, nobody in touch yet',
  filter: 'Filter',
  showAll: 'Show all',
}

/** `here` is said where only a part of them was counted. */
const captions: Record<ListName, (count: string, here: string) => string> = {
  new: (count, here) => `${count} new${here}, by due date`,
  contacted: (count, here) => `${count} contacted${here}, by due date`,
  'in-progress': (count, here) => `${count} in progress${here}, by due date`,
  approved: (count, here) => `${count} approved${here}, by due date`,
  closed: (count, here) => `${count} closed${here}, by due date`,
  due: (count, here) => `${count} due today or late${here}, by due date`,
  unanswered: (count, here) => `${count} with a message to answer${here}, who waits longest first`,
  spam: (count, here) => `${count} that look like spam${here}, newest first`,
}

const queue = {
  label: 'Applications in this list',
  captions,
  onThisPage: ' on this page',
  status: (status: string) => `${status}.`,
  unanswered: 'To answer.',
  more: 'More of this list',
  select: (name: string) => `Select ${name}`,
  sent: (spoken: (words: string) => ReactNode, time: ReactNode) => (
    <>
      {spoken('Sent ')}
      {time}
    </>
  ),
  due: (spoken: (words: string) => ReactNode, day: string) => (
    <>
      {spoken('Due: ')}
      {day}
    </>
  ),
}

const moved = 'Applications come here when you move them.'
const empty: Record<ListName, { title: string; text: string }> = {
  new: { title: 'No new applications', text: 'When somebody applies, it hangs here.' },
  contacted: { title: 'Nobody waits for an answer to your call', text: moved },
  'in-progress': { title: 'Nothing is in progress', text: moved },
  approved: { title: 'No approved applications yet', text: moved },
  closed: { title: 'No closed applications', text: moved },
  due: { title: 'Nothing is due today', text: 'Set a follow-up date, and it stands here on that day.' },
  unanswered: {
    title: 'Every message is answered',
    text: 'Who writes from their private page stands here until somebody answers.',
  },
  spam: { title: 'Nothing looks like spam', text: 'What looks odd stands here, and is never lost.' },
}

function peopleWait(count: number) {
  if (count === 1) return 'One person waits'
  return `${count > 999 ? 'Many' : count} people wait`
}

export const words = {
  /** 'K7M-94QX, New, applications, admin' */
  pageTitle: (list: string, reference: string | undefined) =>
    [...(reference ? [reference] : []), list, 'applications, admin'].join(', '),
  head,
  filter,
  queue,
  empty,
  nothingFound: { title: 'Nothing found', text: 'No application of this list fits the filter.' },
  nothingSoFar: {
    title: 'Nothing found so far',
    text: 'The list is long: a part of it has been looked through.',
  },
  nothingFurther: {
    title: 'Nothing more on this page',
    text: 'What stood here was moved or deleted meanwhile. The list begins on its first page.',
  },
  dueToday: (count: number) => `${peopleWait(count)} to hear from you today.`,
  theRest: 'Look through the rest',
  firstPage: 'Go to the first page',
  wholeList: 'Show the whole list',
  seeDue: 'See what is due today',
  tryForm: 'Try the form yourself',
  open: (name: string) => `Open: ${name}`,
  undo: 'Undo',
  noKeys: 'No key works while you type.',
  soonErased: (count: number, shown: string, days: number) =>
    `${count === 1 ? 'One closed application is' : `${shown} closed applications are`} erased within the next ${days} days.`,
  howLongKept: (link: (words: string) => ReactNode) => <>How long they are kept is a {link('setting')}.</>,
  ownerDecides: 'The owner decides how long they are kept.',
}
