import type { ErrorLog } from '../platform/context.ts'
import { levels } from '../platform/counters.ts'
import { minuteMs } from '../platform/duration.ts'
import { createTurns } from '../platform/turns.ts'
import { type PressedPhoto, type RefusalReason, refusalWords } from './photo.ts'
import { createPhotoProcess } from './photo-process.server.ts'

type Options = {
  log: ErrorLog
  /** Photos under way at the same time; each takes a processor and at most 360 MB. */
  workers?: number
  /** Photos that may wait. They lie on the disk meanwhile, so this bounds patience rather than memory. */
  maxWaiting?: number
  /** A network has six places for uploads, and the photos of one story come one after the other. */
  maxWaitingPerSender?: number
  /** By the clock, for a worker that hangs: the work itself is bounded in the worker, by processor time. */
  timeLimitMs?: number
  idleMs?: number
}

export type PressResult = { pressed: PressedPhoto } | { refusal: string; reason: RefusalReason }

export type PhotoPress = ReturnType<typeof createPhotoPress>

/** Turns uploaded files into photos, senders in turns, without ever opening a file in this process. */
export function createPhotoPress({
  log,
  workers = 1,
  maxWaiting = 200,
  maxWaitingPerSender = 20,
  timeLimitMs = minuteMs,
  idleMs = minuteMs,
}: Options) {
  const all = Array.from({ length: workers }, () => createPhotoProcess({ timeLimitMs, idleMs }))
  const free = [...all]
  const turns = createTurns({ atOnce: workers, maxWaiting, maxWaitingPerKey: maxWaitingPerSender })

  return {
    /** `sender` names the network it came from: no network's photos go before all of another's. */
    async press(path: string, sender: string): Promise<PressResult> {
      const turn = turns.enter(sender)
      if (!turn) return refuse('busy')
      levels.photosWaiting = turns.waiting
      const leave = await turn
      levels.photosUnderWay++
      try {
        const answer = await ask(path)
        if ('files' in answer) return { pressed: answer }
        if (answer.detail) log.warn({ reason: answer.reason, detail: answer.detail }, 'photo refused')
        return refuse(answer.reason)
      } catch (error) {
        log.warn({ err: error }, 'photo given up')
        return refuse('unreadable')
      } finally {
        levels.photosUnderWay--
        leave()
        levels.photosWaiting = turns.waiting
      }
    },
    /** Ends the processes at once; who still waits is refused. */
    async close() {
      await Promise.all(all.map((process) => process.close()))
    },
    pids: () => all.flatMap((process) => process.pid() ?? []),
  }

  /** As many have a turn as there are processes. */
  async function ask(path: string) {
    const process = free.pop()
    if (!process) throw new Error('A turn without a process')
    try {
      return await process.ask(path)
    } finally {
      free.push(process)
    }
  }
}

function refuse(reason: RefusalReason) {
  return { refusal: refusalWords[reason], reason }
}
