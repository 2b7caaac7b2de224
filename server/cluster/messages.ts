import type { ProcessFigures, RecentError } from '../../app/health/server-facts.ts'
import type { MetricsOfProcess } from '../metrics/metrics.ts'

/** What is bounded for the whole site, whichever process is asked. */
export type GateName = 'bodies' | 'uploads' | 'photos'

/** What one process may ask of all. */
export type Answers = { figures: ProcessFigures; metrics: MetricsOfProcess | null }
export type Question = keyof Answers

/** From a process of the site to the one that looks after them. */
export type ToPrimary =
  | { kind: 'open' }
  | { kind: 'welcomed' }
  | { kind: 'error'; error: RecentError }
  | { kind: 'enter'; gate: GateName; id: number; key: string }
  | { kind: 'leave'; id: number }
  | { kind: 'ask-all'; id: number; question: Question }
  | { kind: 'answer'; id: number; answer: Answers[Question] }

export type ToMember =
  | { kind: 'hello'; hello: Hello }
  | { kind: 'do-chores' }
  | { kind: 'error'; error: RecentError }
  | { kind: 'entered'; id: number; isIn: boolean }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'answers'; id: number; answers: Answers[Question][] }
  | { kind: 'stop'; reason: string }
  | { kind: 'retire' }

/** What a process is told when it begins. */
export type Hello = {
  /** Its place: one that takes over from another has the same. */
  number: number
  size: number
  /** Of the site, not of this process. */
  startedAt: Date
  errors: RecentError[]
  /** It shows the address and the first password: nobody has yet. */
  isFirst: boolean
}
