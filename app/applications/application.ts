import { type ApplicationStatus, applicationStatuses } from '../db/vocabulary.ts'

type Move = { from: ApplicationStatus[]; to: ApplicationStatus; needsReason?: true }

const all = [...applicationStatuses]

/** Every way an application may go. The inbox, the keys and the checks read it from here. */
export const applicationMoves = {
  contact: { from: ['new'], to: 'contacted' },
  start: { from: ['new', 'contacted'], to: 'in-progress' },
  approve: { from: ['contacted', 'in-progress'], to: 'approved' },
  close: { from: all.filter((status) => status !== 'closed'), to: 'closed', needsReason: true },
  reopen: { from: ['closed', 'approved'], to: 'in-progress' },
  setBack: { from: ['contacted'], to: 'new' },
} satisfies Record<string, Move>

export type ApplicationMove = keyof typeof applicationMoves

export function isApplicationMove(text: string): text is ApplicationMove {
  return Object.hasOwn(applicationMoves, text)
}

export function movesFrom(status: ApplicationStatus): ApplicationMove[] {
  const moves = Object.entries<Move>(applicationMoves) as [ApplicationMove, Move][]
  return moves.filter(([, { from }]) => from.includes(status)).map(([move]) => move)
}

/** Why an application is closed. 'withdrawn' is the applicant's own word. */
export const closedReasons = [
  'no-answer',
  'found-a-home',
  'cannot-help',
  'not-now',
  'duplicate',
  'withdrawn',
] as const
export type ClosedReason = (typeof closedReasons)[number]

export function isClosedReason(reason: unknown): reason is ClosedReason {
  return closedReasons.some((known) => known === reason)
}

/** Who sent it, in the timeline; everybody else stands there by e-mail address. */
export const applicant = 'applicant'
/** Who sent what went out by itself, in older timelines. */
export const automatic = 'system'
