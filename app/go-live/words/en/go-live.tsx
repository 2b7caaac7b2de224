import type { ReactNode } from 'react'
import { longDay } from '../../../platform/us-date.ts'
import type { Counts } from '../../finding.ts'
import type { Gravity } from '../../rule.ts'

/** What a finding is marked with. */
const grades: Record<Gravity | 'decided', string> = {
  stop: 'Stops you',
  first: 'Before opening',
  later: 'Can wait',
  decided: 'Decided',
}

/** Behind the number of findings. */
const tally: Record<Gravity | 'decided', (count: number) => string> = {
  stop: (count) => (count === 1 ? 'stops you' : 'stop you'),
  first: () => 'before opening',
  later: () => 'can wait',
  decided: () => 'decided',
}

export const words = {
  pageTitle: 'Ready to open?, admin',
  title: 'Ready to open?',
  answer,
  readAt: (at: ReactNode) => (
    <>
      Read from the pages as they are now, {at}. This is a list to take to a lawyer. It is not legal advice.
    </>
  ),
  tally,
  isOpen: (address: string) =>
    `Visitors see the site at ${address} already. Nothing here closes it: mend what is grave now.`,
  isLocal:
    'Only this computer reaches the site so far. Nothing here opens or closes it: you do, with its address.',
  lookAgain: 'Look again',
  grades,
  found: 'Found',
  rule: 'The rule',
  todo: 'What to do',
  decided: (day: string, actor: string, reason: string) => `Decided ${longDay(day)}, by ${actor}: ${reason}`,
  decideAgain: 'What was found has changed since. Please decide again.',
  moreSpots: (count: number) => `${count} more`,
  /** Between the names of pages. */
  comma: ',',
  morePages: (count: number) =>
    count === 1 ? 'and 1 more kind of pages' : `and ${count} more kinds of pages`,
  decide: {
    open: (title: string, hidden: (words: string) => ReactNode) => (
      <>Decide and note why{hidden(`: ${title}`)}</>
    ),
    why: 'Why it stays',
    hint: 'Kept with your name and the day, here and in the activity log. It comes back when what was found changes.',
    noReason: 'Please write why it stays.',
    notKept: 'Your note is not kept yet',
    problem: (title: string, reason: string) => `${title}: ${reason}`,
    keep: 'Keep this note',
    keepOf: (title: string) => `Keep this note: ${title}`,
  },
  reopen: 'Open again',
  reopenOf: (title: string) => `Open again: ${title}`,
}

function answer({ stop, first, later }: Counts) {
  if (stop > 0) {
    const stops = stop === 1 ? '1 thing stops you' : `${stop} things stop you`
    return `Not yet. ${stops}${first > 0 ? `, ${first} ${first === 1 ? 'comes' : 'come'} first` : ''}.`
  }
  if (first > 0) return `Nearly. ${first === 1 ? '1 thing comes' : `${first} things come`} first.`
  const waiting = later === 0 ? '' : ` ${later === 1 ? '1 thing' : `${later} things`} can wait.`
  return `Yes, as far as this page can see.${waiting}`
}
