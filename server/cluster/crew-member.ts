import type { RecentError } from '../../app/health/server-facts.ts'
import { within } from '../../app/platform/time-limit.ts'
import type { Gate, Leave } from './gate.ts'
import type { Answers, GateName, Hello, Question, ToMember, ToPrimary } from './messages.ts'

export type Ending = { code: number | null; signal: string | null; livedMs: number }

/** Starts a process; what it says and how it ends is told to the two. */
export type Start = (
  onMessage: (message: ToPrimary) => void,
  onExit: (code: number | null, signal: string | null) => void,
) => { send(message: ToMember): void; kill(): void }

type Parts = {
  start: Start
  hello: Hello
  gates: Record<GateName, Pick<Gate, 'enter'>>
  askAll(question: Question): Promise<Answers[Question][]>
  onOpen(member: Member): void
  onWelcomed(): void
  onError(member: Member, error: RecentError): void
  onEnd(member: Member, ending: Ending): void
}

export type Member = ReturnType<typeof hireMember>

/** One process of the site, as seen by the one that looks after it. */
export function hireMember({ start, hello, gates, askAll, onOpen, onWelcomed, onError, onEnd }: Parts) {
  const startedAt = performance.now()
  const opened = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<Ending>()
  /** How to leave each gate it came through: it may die inside. */
  const inside = new Map<number, Leave>()
  const asked = new Map<number, (answer: Answers[Question] | null) => void>()
  let lastQuestion = 0
  let hasEnded = false

  const process = start(hear, (code, signal) => {
    hasEnded = true
    for (const leave of inside.values()) leave()
    for (const resolve of asked.values()) resolve(null)
    opened.resolve(false)
    const ending = { code, signal, livedMs: performance.now() - startedAt }
    onEnd(member, ending)
    ended.resolve(ending)
  })

  const member = {
    number: hello.number,
    hasOpened: false,
    /** Asked to end, because another has its place. */
    isLeaving: false,
    /** Nobody waits for it to open: when it does not, another is started. */
    isReplacing: false,
    /** False when it ended before it served. */
    opened: opened.promise,
    ended: ended.promise,
    send: process.send,
    kill: process.kill,
    /** Null when it gives no answer in time. */
    async ask(question: Question, patienceMs: number): Promise<Answers[Question] | null> {
      const id = ++lastQuestion
      const { promise, resolve } = Promise.withResolvers<Answers[Question] | null>()
      asked.set(id, resolve)
      process.send({ kind: 'ask', id, question })
      return await within(patienceMs, promise)
        .catch(() => null)
        .finally(() => asked.delete(id))
    },
  }
  process.send({ kind: 'hello', hello })
  return member

  function hear(message: ToPrimary) {
    switch (message.kind) {
      case 'open':
        member.hasOpened = true
        opened.resolve(true)
        return onOpen(member)
      case 'welcomed':
        return onWelcomed()
      case 'error':
        return onError(member, message.error)
      case 'enter':
        return void letIn(message.gate, message.id, message.key)
      case 'leave':
        inside.get(message.id)?.()
        return void inside.delete(message.id)
      case 'ask-all':
        return void askAll(message.question).then((answers) =>
          process.send({ kind: 'answers', id: message.id, answers }),
        )
      case 'answer':
        return asked.get(message.id)?.(message.answer)
    }
  }

  async function letIn(gate: GateName, id: number, key: string) {
    const leave = await gates[gate].enter(key)
    // It may have died while it waited.
    if (hasEnded) return leave?.()
    if (leave) inside.set(id, leave)
    process.send({ kind: 'entered', id, isIn: leave !== null })
  }
}
