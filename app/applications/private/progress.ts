import type { Claims } from '../../claims/claims.ts'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { longDate } from '../../platform/us-date.ts'

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
  const on = (day: Date | undefined) => (day ? longDate(day) : '')
  const isClosed = status === 'closed'
  const keys = [
    {
      title: 'Received',
      text: on(reached.new),
      now: `${on(reached.new)}. A person reads it and answers within ${claims.specialistResponse}.`,
      later: '',
    },
    {
      title: 'We talk with you',
      text: on(reached.contacted),
      now: `Since ${on(reached.contacted)}. We say what it costs before you agree to anything.`,
      later: 'By the way you chose. You hear what it costs before you agree to anything.',
    },
    {
      title: 'We work on it',
      text: on(reached['in-progress']),
      now: `Since ${on(reached['in-progress'])}.`,
      later: 'Starts when you agree to the costs.',
    },
    {
      title: isClosed
        ? isWithdrawn
          ? 'Withdrawn by you'
          : 'Closed'
        : status === 'approved'
          ? 'Approved'
          : 'Decided',
      text: '',
      now: `${on(reached[status])}.`,
      later: `Typically ${claims.approvalTime} after we start. Approval is not guaranteed.`,
    },
  ]
  return keys.map(({ title, text, now, later }, index) => {
    if (index === at) return { title, text: now, state: 'at' }
    if (index > at) return { title, text: later, state: 'open' }
    // One that was closed early never came to the steps between.
    return {
      title,
      text: text || (isClosed ? 'Not reached' : ''),
      state: text || !isClosed ? 'done' : 'open',
    }
  })
}
