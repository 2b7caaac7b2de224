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
  /** Pictures that may wait for their turn; one is drawn at a time. */
  maxWaiting?: number
  /** Of one network. A site that shows links asks for a few at a time. */
  maxWaitingPerSender?: number
  maxBytes?: number
  timeLimitMs?: number
  idleMs?: number
}

/** 'busy': too many wait already; whoever asks again in a few seconds will be served. */
export type Pressed = { body: Uint8Array } | { trouble: 'busy' | 'failed' }

export type PicturePress = ReturnType<typeof createPicturePress>

/** Draws each picture once, however many ask for it, one at a time, senders in turns; keeps the last ones used. */
export function createPicturePress({
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
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length + 512,
  })
  const underWay = new Map<string, Drawing>()
  const waiting = new FairQueue<Drawing>({ maxWaiting, maxWaitingPerKey: maxWaitingPerSender })
  let isAtWork = false

  return {
    /** `key` names what is shown; `order` is only asked for when it has to be drawn. Senders take turns. */
    async press(key: string, order: () => Promise<EncodeOrder>, sender: string): Promise<Pressed> {
      const body = kept.get(key)
      if (body) return { body }
      const running = underWay.get(key)
      const drawing = running ?? drawingOf(() => draw(key, order))
      // Wanted by several, it is drawn at whichever of their turns comes first.
      const isInLine = drawing.hasBegun || waiting.add(sender, drawing)
      if (!running && !isInLine) return { trouble: 'busy' }
      underWay.set(key, drawing)
      void drawAll()
      return await drawing.drawn
    },
    async close() {
      await worker.close()
    },
  }

  async function drawAll() {
    if (isAtWork) return
    isAtWork = true
    for (let next = waiting.take(); next; next = waiting.take()) await next.begin()
    isAtWork = false
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
    } finally {
      underWay.delete(key)
    }
  }
}

type Drawing = ReturnType<typeof drawingOf>

/** Something to be drawn once, however often it is begun. */
function drawingOf(draw: () => Promise<Pressed>) {
  const { promise, resolve } = Promise.withResolvers<Pressed>()
  const drawing = {
    drawn: promise,
    hasBegun: false,
    async begin() {
      if (drawing.hasBegun) return
      drawing.hasBegun = true
      resolve(await draw())
    },
  }
  return drawing
}
