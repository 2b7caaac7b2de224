import { type ApplicationStatus, applicationStatuses } from '../db/vocabulary.ts'

type Move = { from: ApplicationStatus[]; to: ApplicationStatus; label: string; needsReason?: true }

const all = [...applicationStatuses]

/** Every way an application may go. The inbox, the keys and the checks read it from here. */
export const applicationMoves = {
  contact: { from: ['new'], to: 'contacted', label: 'Contacted' },
  start: { from: ['new', 'contacted'], to: 'in-progress', label: 'In progress' },
  approve: { from: ['contacted', 'in-progress'], to: 'approved', label: 'Approved' },
  close: {
    from: all.filter((status) => status !== 'closed'),
    to: 'closed',
    label: 'Close',
    needsReason: true,
  },
  reopen: { from: ['closed', 'approved'], to: 'in-progress', label: 'Open again' },
  setBack: { from: ['contacted'], to: 'new', label: 'Back to new' },
} satisfies Record<string, Move>

export type ApplicationMove = keyof typeof applicationMoves

export function isApplicationMove(text: string): text is ApplicationMove {
  return Object.hasOwn(applicationMoves, text)
}

export function movesFrom(status: ApplicationStatus): ApplicationMove[] {
  const moves = Object.entries<Move>(applicationMoves) as [ApplicationMove, Move][]
  return moves.filter(([, { from }]) => from.includes(status)).map(([move]) => move)
}

export const statusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  'in-progress': 'In progress',
  approved: 'Approved',
  closed: 'Closed',
}

/** Why an application is closed. 'withdrawn' is the applicant's own word. */
export const closedReasons = {
  'no-answer': 'No answer',
  'found-a-home': 'Found a home without us',
  'cannot-help': 'We cannot help with this',
  'not-now': 'Not now',
  duplicate: 'The same as another',
  withdrawn: 'Withdrawn by the applicant',
} as const
export type ClosedReason = keyof typeof closedReasons

/** Who sent it, in the timeline; everybody else stands there by e-mail address. */
export const applicant = 'applicant'
