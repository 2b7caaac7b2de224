import type { Day } from '../../platform/calendar-day.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Answers } from './answers.ts'
import { freeCopyDays } from './deadlines.ts'

/** What to tick off, with its day where there is one. */
export function trackList({ toldOn, report }: Answers, today: Day | null) {
  const days = toldOn && today && toldOn <= today ? freeCopyDays(toldOn, today) : null
  const before = days && !days.hasEnded && report !== 'none' ? ` by ${longDay(days.last)}` : ''
  return [
    { id: 'kept', text: 'Kept the no: the letter, the mail, or the date of the call' },
    { id: 'company', text: 'Found the name and address of the screening company' },
    { id: 'asked', text: `Asked for my report${before}` },
    { id: 'read', text: 'Read the report line by line, with a pen' },
    { id: 'disputed', text: 'Wrote about what is wrong, with copies; kept the originals' },
    { id: 'landlord', text: 'Wrote to the landlord, once' },
    { id: 'aid', text: 'Called legal aid if a court case is in the report' },
  ]
}
