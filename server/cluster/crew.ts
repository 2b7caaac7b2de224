import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../../app/platform/context.ts'
import { isOverWithin } from '../../app/platform/time-limit.ts'
import { createRecentErrors } from '../recent-errors.ts'
import { type Ending, hireMember, type Member, type Start } from './crew-member.ts'
import type { Answers, Question } from './messages.ts'
import { countShortLives, respawnPauseMs } from './respawn-pause.ts'
import { createSiteGates } from './site-gates.ts'

const answerMs = 2000

type Parts = {
  size: number
  start: Start
  log: ErrorLog & { info(fields: object, message: string): void }
  /** One that was asked to end and does not. */
  patienceMs: number
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const pauseFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})

/**
 * The processes of the site: as many as there should be, one of them with the chores, a dead one replaced. What is
 * the site's and not one process's is kept here: its gates, its last errors, whether its first password was shown.
 */
export function createCrew({ size, start, log, patienceMs, pause = pauseFor }: Parts) {
  const startedAt = new Date()
  const stopping = new AbortController()
  const gates = createSiteGates()
  const errors = createRecentErrors()
  const members = new Set<Member>()
  const shortLives = new Map<number, number>()
  let choresOf: Member | null = null
  let isFirst = true
  let rolling: Promise<void> | null = null

  function hire(number: number) {
    const hello = { number, size, startedAt, errors: errors.list(), isFirst: isFirst && number === 1 }
    const member = hireMember({
      start,
      hello,
      gates,
      askAll,
      onError,
      onOpen: assignChores,
      onWelcomed,
      onEnd,
    })
    members.add(member)
    return member
  }

  function onWelcomed() {
    isFirst = false
  }

  function onError(from: Member, error: Parameters<typeof errors.take>[0]) {
    errors.take(error)
    for (const member of members) if (member !== from) member.send({ kind: 'error', error })
  }

  function onEnd(member: Member, ending: Ending) {
    members.delete(member)
    if (choresOf === member) choresOf = null
    if (member.isLeaving || stopping.signal.aborted) return
    assignChores()
    const lives = countShortLives(shortLives.get(member.number) ?? 0, ending.livedMs)
    shortLives.set(member.number, lives)
    // What never opened is for whoever wanted it to say.
    if (!member.hasOpened && !member.isReplacing) return
    const pauseMs = respawnPauseMs(lives)
    const { code, signal } = ending
    log.error({ worker: member.number, code, signal, pauseMs }, 'a process of the site ended')
    const error = {
      at: new Date(),
      what: 'a process of the site ended',
      kind: String(signal ?? code),
      reference: null,
    }
    onError(member, error)
    void replace(member.number, pauseMs)
  }

  async function replace(number: number, pauseMs: number) {
    if (pauseMs > 0) await pause(pauseMs, stopping.signal)
    if (stopping.signal.aborted) return
    hire(number).isReplacing = true
  }

  /** The first that serves has them, until it ends or leaves. */
  function assignChores() {
    if (choresOf || stopping.signal.aborted) return
    const next = [...members].find((member) => member.hasOpened && !member.isLeaving)
    if (!next) return
    choresOf = next
    next.send({ kind: 'do-chores' })
  }

  async function askAll<Asked extends Question>(question: Asked) {
    const asked = [...members].filter(({ hasOpened, isLeaving }) => hasOpened && !isLeaving)
    const answers = await Promise.all(asked.map((member) => member.ask(question, answerMs)))
    return answers.filter((answer) => answer !== null) as Answers[Asked][]
  }

  /** Ends one that others have taken over from: it finishes what it is answering. */
  async function retire(member: Member) {
    member.isLeaving = true
    if (choresOf === member) choresOf = null
    assignChores()
    member.send({ kind: 'retire' })
    if (!(await isOverWithin(patienceMs, member.ended))) member.kill()
    await member.ended
  }

  async function rollOnce() {
    for (const old of [...members].sort((a, b) => a.number - b.number)) {
      if (stopping.signal.aborted) return
      const next = hire(old.number)
      if (!(await next.opened)) {
        if (!stopping.signal.aborted)
          log.error({ worker: old.number }, 'the new process did not start: the old ones go on')
        return
      }
      await retire(old)
    }
    log.info({ processes: members.size }, 'all processes are new')
  }

  return {
    askAll,
    /** The first opens alone: it brings the tables up to date, and says what is wrong. Its exit code when it did not. */
    async open(): Promise<number | null> {
      const first = hire(1)
      if (!(await first.opened)) return (await first.ended).code ?? 1
      for (let number = 2; number <= size; number++) hire(number).isReplacing = true
      return null
    },
    /** New processes one by one, each serving before an old one leaves. Asked again meanwhile, it is done once more. */
    async roll() {
      rolling = (rolling ?? Promise.resolve()).then(rollOnce)
      await rolling
    },
    async stop(reason: string) {
      stopping.abort()
      const all = [...members]
      for (const member of all) member.send({ kind: 'stop', reason })
      const ended = Promise.all(all.map((member) => member.ended))
      if (!(await isOverWithin(patienceMs, ended))) for (const member of members) member.kill()
      const endings = await ended
      return endings.every(({ code }) => code === 0)
    },
  }
}
