import type { ErrorLog } from '../context.ts'
import { levels } from '../counters.ts'
import { type PressedPhoto, type RefusalReason, refusalWords } from './photo.ts'
import { createPhotoProcess } from './photo-process.server.ts'

type Options = {
  log: ErrorLog
  /** Photos under way at the same time; each takes a processor and at most 360 MB. */
  workers?: number
  /** Photos that may wait. They lie on the disk meanwhile, so this bounds patience rather than memory. */
  maxWaiting?: number
  timeLimitMs?: number
  idleMs?: number
}

export type PressResult = { pressed: PressedPhoto } | { refusal: string; reason: RefusalReason }

export type PhotoPress = ReturnType<typeof createPhotoPress>

/** Turns uploaded files into photos, in the order they come, without ever opening one in this process. */
export function createPhotoPress({
  log,
  workers = 1,
  maxWaiting = 200,
  timeLimitMs = 10_000,
  idleMs = 60_000,
}: Options) {
  const all = Array.from({ length: workers }, () => createPhotoProcess({ timeLimitMs, idleMs }))
  const free = [...all]
  const waiting: ((process: Process) => void)[] = []

  return {
    async press(path: string): Promise<PressResult> {
      if (free.length === 0 && waiting.length >= maxWaiting) return refuse('busy')
      const process = free.pop() ?? (await turn())
      levels.photosUnderWay++
      try {
        const answer = await process.ask(path)
        if ('files' in answer) return { pressed: answer }
        if (answer.detail) log.warn({ reason: answer.reason, detail: answer.detail }, 'photo refused')
        return refuse(answer.reason)
      } catch (error) {
        log.warn({ err: error }, 'photo given up')
        return refuse('unreadable')
      } finally {
        levels.photosUnderWay--
        giveBack(process)
      }
    },
    /** Ends the processes at once; who still waits is refused. */
    async close() {
      await Promise.all(all.map((process) => process.close()))
    },
    pids: () => all.flatMap((process) => process.pid() ?? []),
  }

  async function turn() {
    levels.photosWaiting++
    const process = await new Promise<Process>((resolve) => waiting.push(resolve))
    levels.photosWaiting--
    return process
  }

  function giveBack(process: Process) {
    const next = waiting.shift()
    if (next) next(process)
    else free.push(process)
  }
}

type Process = ReturnType<typeof createPhotoProcess>

function refuse(reason: RefusalReason) {
  return { refusal: refusalWords[reason], reason }
}
