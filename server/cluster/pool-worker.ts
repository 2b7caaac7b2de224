import type { RecentError } from '../../app/health/server-facts.ts'
import type { Release } from '../../app/platform/fair-slots.ts'
import { within } from '../../app/platform/time-limit.ts'
import type { Limiter } from './limiter.ts'
import type { Answers, Hello, LimiterName, Question, ToPrimary, ToWorker } from './messages.ts'

export type Ending = { code: number | null; signal: string | null; livedMs: number }

/** Starts a process; `onMessage` gets its messages, `onExit` how it ended. */
export type Start = (
  onMessage: (message: ToPrimary) => void,
  onExit: (code: number | null, signal: string | null) => void,
) => { send(message: ToWorker): void; kill(): void }

type Parts = {
  start: Start
  hello: Hello
  limiters: Record<LimiterName, Pick<Limiter, 'acquire'>>
  askAll(question: Question): Promise<Answers[Question][]>
  onReady(worker: PoolWorker): void
  onAnnounced(): void
  onError(worker: PoolWorker, error: RecentError): void
  onEnd(worker: PoolWorker, ending: Ending): void
}

export type PoolWorker = ReturnType<typeof spawnWorker>

/** A worker process, as the primary sees it. */
export function spawnWorker({ start, hello, limiters, askAll, onReady, onAnnounced, onError, onEnd }: Parts) {
  const startedAt = performance.now()
  const ready = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<Ending>()
  /** By request: the worker may die before it releases them. */
  const held = new Map<number, Release>()
  const questions = new Map<number, (answer: Answers[Question] | null) => void>()
  let lastQuestion = 0
  let hasEnded = false

  const process = start(receive, (code, signal) => {
    hasEnded = true
    for (const release of held.values()) release()
    for (const resolve of questions.values()) resolve(null)
    ready.resolve(false)
    const ending = { code, signal, livedMs: performance.now() - startedAt }
    onEnd(worker, ending)
    ended.resolve(ending)
  })

  const worker = {
    number: hello.number,
    isReady: false,
    /** Told to exit, because another worker has replaced it. */
    isRetiring: false,
    /** No caller awaits `ready`: when it ends before, another is started. */
    isReplacing: false,
    /** False when it ended before it served. */
    ready: ready.promise,
    ended: ended.promise,
    send: process.send,
    kill: process.kill,
    /** Null when it gives no answer in time. */
    async ask(question: Question, patienceMs: number): Promise<Answers[Question] | null> {
      const id = ++lastQuestion
      const { promise, resolve } = Promise.withResolvers<Answers[Question] | null>()
      questions.set(id, resolve)
      process.send({ kind: 'ask', id, question })
      return await within(patienceMs, promise)
        .catch(() => null)
        .finally(() => questions.delete(id))
    },
  }
  process.send({ kind: 'hello', hello })
  return worker

  function receive(message: ToPrimary) {
    switch (message.kind) {
      case 'open':
        worker.isReady = true
        ready.resolve(true)
        return onReady(worker)
      case 'welcomed':
        return onAnnounced()
      case 'error':
        return onError(worker, message.error)
      case 'enter':
        return void acquire(message.gate, message.id, message.key)
      case 'leave':
        held.get(message.id)?.()
        return void held.delete(message.id)
      case 'ask-all':
        return void askAll(message.question).then((answers) =>
          process.send({ kind: 'answers', id: message.id, answers }),
        )
      case 'answer':
        return questions.get(message.id)?.(message.answer)
    }
  }

  async function acquire(limiter: LimiterName, id: number, key: string) {
    const release = await limiters[limiter].acquire(key)
    // It may have died while it waited.
    if (hasEnded) return release?.()
    if (release) held.set(id, release)
    process.send({ kind: 'entered', id, isIn: release !== null })
  }
}
