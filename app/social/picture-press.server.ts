import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ErrorLog } from '../context.ts'
import { createWorkerProcess, workerBeside } from '../worker-process.server.ts'
import type { EncodeOrder } from './picture-encoder.ts'

const Answer = z.union([z.object({ body: z.instanceof(Uint8Array) }), z.object({ problem: z.string() })])

type Options = {
  log: ErrorLog
  /** Pictures that may wait for their turn; one is drawn at a time. */
  maxWaiting?: number
  maxBytes?: number
  timeLimitMs?: number
  idleMs?: number
}

/** 'busy': too many wait already; whoever asks again in a few seconds will be served. */
export type Pressed = { body: Uint8Array } | { trouble: 'busy' | 'failed' }

export type PicturePress = ReturnType<typeof createPicturePress>

/** Draws each picture once, however many ask for it, one after the other, and keeps the last ones used. */
export function createPicturePress({
  log,
  maxWaiting = 24,
  maxBytes = 24 * 1024 * 1024,
  timeLimitMs = 15_000,
  idleMs = 60_000,
}: Options) {
  const worker = createWorkerProcess({
    name: 'picture',
    entry: workerBeside(import.meta, 'picture-worker'),
    parse: (answer) => Answer.parse(answer),
    timeLimitMs,
    idleMs,
  })
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length + 512,
  })
  const underWay = new Map<string, Promise<Pressed>>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** `key` names what is shown; `order` is only asked for when it has to be drawn. */
    async press(key: string, order: () => Promise<EncodeOrder>): Promise<Pressed> {
      const body = kept.get(key)
      if (body) return { body }
      const running = underWay.get(key)
      if (running) return await running
      if (underWay.size > maxWaiting) return { trouble: 'busy' }
      const drawing = last.then(() => draw(key, order)).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      last = drawing
      return await drawing
    },
    async close() {
      await worker.close()
    },
  }

  /** Never throws: the next in line waits for it. */
  async function draw(key: string, order: () => Promise<EncodeOrder>): Promise<Pressed> {
    try {
      const answer = await worker.ask(await order())
      if ('problem' in answer) throw new Error(answer.problem)
      kept.set(key, answer.body)
      return answer
    } catch (error) {
      log.warn({ err: error, picture: key }, 'social picture given up')
      return { trouble: 'failed' }
    }
  }
}
