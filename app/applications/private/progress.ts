import type { Claims } from '../../claims/claims.ts'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { longDate } from '../../platform/us-date.ts'
import { privateWords } from './private-words.ts'

export type RingKey = { title: string; text: string; state: 'done' | 'at' | 'open' }

type Facts = {
  status: ApplicationStatus
  isWithdrawn: boolean
  /** When it came to a status for the last time. */
  reached: Partial<Record<ApplicationStatus, Date>>
}

const place: Record<ApplicationStatus, number> = {
  new: 0,
  contacted: 1,
  'in-progress': 2,
  approved: 3,
  closed: 3,
}

/** Where an application stands, in four keys: what is behind, what is now, what is to come. */
export function ringKeys({ status, isWithdrawn, reached }: Facts, claims: Claims): RingKey[] {
  const at = place[status]
  const { language, specialistResponse, approvalTime } = claims
  const { received, talk, work, end, notReached } = privateWords[language].ring
  const on = (day: Date | undefined) => (day ? longDate(day, language) : '')
  const isClosed = status === 'closed'
  const keys = [
    {
      title: received.title,
      text: on(reached.new),
      now: received.now(on(reached.new), specialistResponse),
      later: '',
    },
    {
      title: talk.title,
      text: on(reached.contacted),
      now: talk.now(on(reached.contacted)),
      later: talk.later,
    },
    {
      title: work.title,
      text: on(reached['in-progress']),
      now: work.now(on(reached['in-progress'])),
      later: work.later,
    },
    {
      title: end[endOf(status, isWithdrawn)],
      text: '',
      now: end.now(on(reached[status])),
      later: end.later(approvalTime),
    },
  ]
  return keys.map(({ title, text, now, later }, index) => {
    if (index === at) return { title, text: now, state: 'at' }
    if (index > at) return { title, text: later, state: 'open' }
    // One that was closed early never came to the steps between.
    return {
      title,
      text: text || (isClosed ? notReached : ''),
      state: text || !isClosed ? 'done' : 'open',
    }
  })
}

function endOf(status: ApplicationStatus, isWithdrawn: boolean) {
  if (status === 'closed') return isWithdrawn ? 'withdrawn' : 'closed'
  return status === 'approved' ? 'approved' : 'decided'
}
