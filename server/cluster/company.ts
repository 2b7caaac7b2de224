import type { RecentError } from '../../app/health/server-facts.ts'
import type { Turns } from '../../app/platform/turns.ts'
import type { Gate } from './gate.ts'
import type { Answers, Hello, Question } from './messages.ts'
import { createSiteGates } from './site-gates.ts'

type Tell = { [Asked in Question]: () => Promise<Answers[Asked]> }

/** The other processes of the site, as one of them sees them. */
export type Company = Pick<Hello, 'size' | 'startedAt' | 'errors' | 'isFirst'> & {
  /** Null when there are no others. */
  number: number | null
  gates: { bodies: Gate; uploads: Gate; photos: Turns }
  /** Said when it serves. */
  opened(): void
  welcomed(): void
  tellError(error: RecentError): void
  onError(listener: (error: RecentError) => void): void
  /** Called at most once: from then on the chores are this process's. */
  onChores(begin: () => void): void
  onStop(stop: (reason: string, how: { isRetiring: boolean }) => void): void
  /** What every process says, this one included. */
  askAll<Asked extends Question>(question: Asked): Promise<Answers[Asked][]>
  /** How this one answers. */
  answerWith(tell: Tell): void
}

/** The only process: everything is its own. */
export function alone(): Company {
  let tell: Tell | undefined
  return {
    number: null,
    size: 1,
    startedAt: new Date(),
    errors: [],
    isFirst: true,
    gates: createSiteGates(),
    opened() {},
    welcomed() {},
    tellError() {},
    onError() {},
    onChores: (begin) => begin(),
    onStop() {},
    askAll: async (question) => (tell ? [await tell[question]()] : []),
    answerWith(given) {
      tell = given
    },
  }
}
