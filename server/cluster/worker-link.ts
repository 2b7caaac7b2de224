import type { RecentError } from '../../app/health/server-facts.ts'
import type { FairSlots } from '../../app/platform/fair-slots.ts'
import type { Limiter } from './limiter.ts'
import type { Answers, Hello, Question } from './messages.ts'
import { createSiteLimiters } from './site-limiters.ts'

type Tell = { [Asked in Question]: () => Promise<Answers[Asked]> }

/** What a worker says to the primary, hears from it, and asks of the other workers through it. */
export type WorkerLink = Pick<Hello, 'size' | 'startedAt' | 'errors' | 'isFirst'> & {
  /** Null when this is the only process. */
  number: number | null
  limiters: { bodies: Limiter; uploads: Limiter; photos: FairSlots }
  /** It serves from now on. */
  ready(): void
  /** The address and the first password were shown. */
  announced(): void
  tellError(error: RecentError): void
  onError(listener: (error: RecentError) => void): void
  /** Called at most once: from then on this process runs the background jobs. */
  onBackgroundJobs(begin: () => void): void
  onStop(stop: (reason: string, how: { isRetiring: boolean }) => void): void
  /** What every process says, this one included. */
  askAll<Asked extends Question>(question: Asked): Promise<Answers[Asked][]>
  /** How this one answers. */
  answerWith(tell: Tell): void
}

/** The only process: everything is its own. */
export function singleProcess(): WorkerLink {
  let tell: Tell | undefined
  return {
    number: null,
    size: 1,
    startedAt: new Date(),
    errors: [],
    isFirst: true,
    limiters: createSiteLimiters(),
    ready() {},
    announced() {},
    tellError() {},
    onError() {},
    onBackgroundJobs: (begin) => begin(),
    onStop() {},
    askAll: async (question) => (tell ? [await tell[question]()] : []),
    answerWith(given) {
      tell = given
    },
  }
}
