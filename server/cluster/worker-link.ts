import type { RecentError } from '../../app/health/server-facts.ts'
import type { FairSlots } from '../../app/platform/fair-slots.ts'
import type { Limiter } from './limiter.ts'
import type { Answers, Hello, Question } from './messages.ts'
import { createSiteLimiters } from './site-limiters.ts'

type AnswerSource = { [Asked in Question]: () => Promise<Answers[Asked]> }

/** A worker's messages to the primary and from it, and its questions to all workers. */
export type WorkerLink = Pick<Hello, 'size' | 'startedAt' | 'errors' | 'isFirst' | 'isSuccessor'> & {
  /** Null when this is the only process. */
  number: number | null
  limiters: { bodies: Limiter; uploads: Limiter; photos: FairSlots }
  /** It serves from now on. */
  ready(): void
  /** The address and the first password were shown. */
  announced(): void
  reportError(error: RecentError): void
  onError(listener: (error: RecentError) => void): void
  /** Called at most once: from then on this process runs the background jobs. */
  onBackgroundJobs(begin: () => void): void
  onStop(stop: (reason: string, how: { isRetiring: boolean }) => void): void
  /** The answers of all processes, this one included. */
  askAll<Asked extends Question>(question: Asked): Promise<Answers[Asked][]>
  /** How this one answers. */
  answerWith(answers: AnswerSource): void
}

/** For a site of one process. */
export function singleProcess(): WorkerLink {
  let answers: AnswerSource | undefined
  return {
    number: null,
    size: 1,
    startedAt: new Date(),
    errors: [],
    isFirst: true,
    limiters: createSiteLimiters(),
    ready() {},
    announced() {},
    reportError() {},
    onError() {},
    onBackgroundJobs: (begin) => begin(),
    onStop() {},
    askAll: async (question) => (answers ? [await answers[question]()] : []),
    answerWith(given) {
      answers = given
    },
  }
}
