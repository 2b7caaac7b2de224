import type { ProcessFigures, RecentError } from '../../app/health/server-facts.ts'
import type { MetricsOfProcess } from '../metrics/metrics.ts'

// Kinds and fields are a protocol between versions: after an upgrade a new worker speaks with the old primary until the
// site is restarted. Add to them, and rename none.

/** Limiters of the whole site, whichever worker is asked. */
export type LimiterName = 'bodies' | 'uploads' | 'photos'

/** What one worker may ask of all. */
export type Answers = { figures: ProcessFigures; metrics: MetricsOfProcess | null }
export type Question = keyof Answers

/** From a worker to the primary. */
export type ToPrimary =
  | { kind: 'open' }
  | { kind: 'welcomed' }
  | { kind: 'error'; error: RecentError }
  | { kind: 'enter'; gate: LimiterName; id: number; key: string }
  | { kind: 'leave'; id: number }
  | { kind: 'ask-all'; id: number; question: Question }
  | { kind: 'answer'; id: number; answer: Answers[Question] }

export type ToWorker =
  | { kind: 'hello'; hello: Hello }
  /** Runs the background jobs from now on. */
  | { kind: 'do-chores' }
  | { kind: 'error'; error: RecentError }
  | { kind: 'entered'; id: number; isIn: boolean }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'answers'; id: number; answers: Answers[Question][] }
  | { kind: 'stop'; reason: string }
  | { kind: 'retire' }

/** The first message to a new worker. */
export type Hello = {
  /** A worker that replaces another has the same number. */
  number: number
  size: number
  /** Of the site, not of this process. */
  startedAt: Date
  errors: RecentError[]
  /** It shows the address and the first password: nobody has yet. */
  isFirst: boolean
  /** Another process serves until this one does: it may take its time. */
  isSuccessor?: boolean
}
