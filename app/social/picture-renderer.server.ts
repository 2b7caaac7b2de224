import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ErrorLog } from '../platform/context.ts'
import { minuteMs } from '../platform/duration.ts'
import { FairQueue } from '../platform/fair-queue.ts'
import { workerBeside } from '../platform/start-worker.server.ts'
import { createWorkerProcess } from '../platform/worker-process.server.ts'
import type { EncodeOrder } from './picture-encoder.ts'

const Answer = z.union([z.object({ body: z.instanceof(Uint8Array) }), z.object({ problem: z.string() })])

type Options = {
  log: ErrorLog
  /** Pictures that may wait; one is rendered at a time. */
  maxWaiting?: number
  /** Of one network. A site that shows links asks for a few at a time. */
  maxWaitingPerSender?: number
  maxBytes?: number
  timeLimitMs?: number
  idleMs?: number
}

/** 'busy': the queue is full; a retry in a few seconds will be served. */
export type RenderResult = { body: Uint8Array } | { trouble: 'busy' | 'failed' }

export type PictureRenderer = ReturnType<typeof createPictureRenderer>

/** Renders each picture once for all who ask, one at a time, senders in turns; an LRU cache holds the results. */
export function createPictureRenderer({
  log,
  maxWaiting = 24,
  maxWaitingPerSender = 8,
  maxBytes = 24 * 1024 * 1024,
  timeLimitMs = 15_000,
  idleMs = minuteMs,
}: Options) {
  const worker = createWorkerProcess({
    name: 'picture',
    entry: workerBeside(import.meta, 'picture-worker'),
    parse: (answer) => Answer.parse(answer),
    timeLimitMs,
    idleMs,
  })
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length + 512,
  })
  const pending = new Map<string, Job>()
  const waiting = new FairQueue<Job>({ maxWaiting, maxWaitingPerKey: maxWaitingPerSender })
  let isBusy = false

  return {
    /** `key` names what is shown; `order` is only called when it has to be rendered. Senders take turns. */
    async render(key: string, order: () => Promise<EncodeOrder>, sender: string): Promise<RenderResult> {
      const body = cache.get(key)
      if (body) return { body }
      const running = pending.get(key)
      const job = running ?? createJob(() => renderNow(key, order))
      // Requested by several senders, it is rendered at whichever of their turns comes first.
      const isQueued = job.hasBegun || waiting.add(sender, job)
      if (!running && !isQueued) return { trouble: 'busy' }
      pending.set(key, job)
      void renderAll()
      return await job.result
    },
    async close() {
      await worker.close()
    },
  }

  async function renderAll() {
    if (isBusy) return
    isBusy = true
    for (let next = waiting.take(); next; next = waiting.take()) await next.begin()
    isBusy = false
  }

  /** Never throws: the next in the queue waits for it. */
  async function renderNow(key: string, order: () => Promise<EncodeOrder>): Promise<RenderResult> {
    try {
      const answer = await worker.ask(await order())
      if ('problem' in answer) throw new Error(answer.problem)
      cache.set(key, answer.body)
      return answer
    } catch (error) {
      log.warn({ err: error, picture: key }, 'social picture given up')
      return { trouble: 'failed' }
    } finally {
      pending.delete(key)
    }
  }
}

type Job = ReturnType<typeof createJob>

/** Runs once, however often it is begun. */
function createJob(work: () => Promise<RenderResult>) {
  const { promise, resolve } = Promise.withResolvers<RenderResult>()
  const job = {
    result: promise,
    hasBegun: false,
    async begin() {
      if (job.hasBegun) return
      job.hasBegun = true
      resolve(await work())
    },
  }
  return job
}
