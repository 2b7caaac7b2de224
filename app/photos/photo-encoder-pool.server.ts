import type { ErrorLog } from '../platform/context.ts'
import { levels } from '../platform/counters.ts'
import { minuteMs } from '../platform/duration.ts'
import { createFairSlots, type FairSlots } from '../platform/fair-slots.ts'
import { type EncodedPhoto, type RefusalReason, refusalWords } from './photo.ts'
import { createPhotoProcess } from './photo-process.server.ts'
import { photoSlotBounds, photosAtOnce } from './photo-slots.ts'

type Options = {
  log: ErrorLog
  workers?: number
  /** Shared by the processes of the site. */
  slots?: FairSlots
  /** By the clock, for a worker that hangs: the work itself is bounded in the worker, by processor time. */
  timeLimitMs?: number
  idleMs?: number
}

export type EncodeResult = { encoded: EncodedPhoto } | { refusal: string; reason: RefusalReason }

export type PhotoEncoderPool = ReturnType<typeof createPhotoEncoderPool>

/** Encodes uploaded files in worker processes, senders in turns: this process never opens a file. */
export function createPhotoEncoderPool({
  log,
  workers = photosAtOnce,
  slots = createFairSlots({ ...photoSlotBounds, atOnce: workers }),
  timeLimitMs = minuteMs,
  idleMs = minuteMs,
}: Options) {
  const all = Array.from({ length: workers }, () => createPhotoProcess({ timeLimitMs, idleMs }))
  const free = [...all]

  return {
    /** `sender` names the network it came from: networks take turns. */
    async encode(path: string, sender: string): Promise<EncodeResult> {
      const slot = slots.acquire(sender)
      levels.photosWaiting = slots.waiting
      const release = await slot
      if (!release) return refuse('busy')
      levels.photosUnderWay++
      try {
        const answer = await ask(path)
        if ('files' in answer) return { encoded: answer }
        if (answer.detail) log.warn({ reason: answer.reason, detail: answer.detail }, 'photo refused')
        return refuse(answer.reason)
      } catch (error) {
        log.warn({ err: error }, 'photo given up')
        return refuse('unreadable')
      } finally {
        levels.photosUnderWay--
        release()
        levels.photosWaiting = slots.waiting
      }
    },
    /** Ends the processes at once; waiting photos are refused. */
    async close() {
      await Promise.all(all.map((process) => process.close()))
    },
    pids: () => all.flatMap((process) => process.pid() ?? []),
  }

  /** There are as many slots as processes. */
  async function ask(path: string) {
    const process = free.pop()
    if (!process) throw new Error('A slot without a process')
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
