import { startWorker, type Worker } from './start-worker.server.ts'
import { TooLate, within } from './time-limit.ts'

/**
 * Our own environment is not passed on: it holds passwords, which an encoder does not need. With these
 * glibc returns the memory of a large picture at once: measured, 120 MB after 38 photos instead of 210.
 */
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
}

type Options<Answer> = {
  /** What it makes, in the words of an error. */
  name: string
  entry: string
  /** Throws on an invalid answer: an exploited decoder could send anything. */
  parse(answer: unknown): Answer
  timeLimitMs: number
  /** The process ends after so long without work, and its memory is freed. */
  idleMs: number
}

/** One worker process at most, started when there is work and replaced when it was killed or died. */
export function createWorkerProcess<Answer>({ name, entry, parse, timeLimitMs, idleMs }: Options<Answer>) {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  return {
    /** Takes one order at a time. Throws when the worker gave no answer. */
    async ask(order: object | string): Promise<Answer> {
      if (isClosed) throw new Error(`The ${name} worker process is closed`)
      clearTimeout(idle)
      if (!worker?.isAlive()) worker = startWorker(entry, { env, maxHeapMegabytes: 64 })
      try {
        return parse(await within(timeLimitMs, answerTo(order, name, worker)))
      } catch (error) {
        worker.kill()
        throw error instanceof TooLate ? new Error(`The ${name} took too long`) : error
      } finally {
        if (!isClosed) idle = setTimeout(() => worker?.kill(), idleMs).unref()
      }
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      worker?.kill()
      await worker?.ended
    },
    /** Of the worker that is there now, if any. */
    pid: () => (worker?.isAlive() ? worker.child.pid : undefined),
  }
}

function answerTo(order: object | string, name: string, { child, stderr }: Worker) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const gone = () =>
    reject(new Error(`The ${name} worker ended (${child.signalCode ?? child.exitCode}) ${stderr()}`.trim()))
  child.once('message', resolve).once('error', reject).once('close', gone)
  child.send(order, (error) => error && reject(error))
  return promise.finally(() => child.off('message', resolve).off('error', reject).off('close', gone))
}
