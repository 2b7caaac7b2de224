import cluster from 'node:cluster'
import { type EventEmitter, once } from 'node:events'
import type { RecentError } from '../../app/health/server-facts.ts'
import type { RemoteLimiter } from './limiter.ts'
import type { LimiterName, ToPrimary, ToWorker } from './messages.ts'
import type { WorkerLink } from './worker-link.ts'

/** The channel to the primary, and our own exit. */
type Channel = EventEmitter & Pick<NodeJS.Process, 'connected' | 'send'> & { exit(code: number): void }

/** The link of a worker to the primary. */
export async function connectWorker(channel: Channel = process): Promise<WorkerLink> {
  // Node would end this process the moment the primary dies; what is in flight is finished first (shutdown.ts).
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  // Several may be there at once, read in one turn: none meets a channel that nobody listens to.
  const early: ToWorker[] = []
  const collect = (message: ToWorker) => void early.push(message)
  channel.on('message', collect)
  await once(channel, 'message')
  const first = early.shift()
  if (first?.kind !== 'hello') throw new Error('The first message to a new worker is a hello')
  const { hello } = first
  const pending = new Map<number, { resolve(reply: never): void; unanswered: unknown }>()
  let lastId = 0
  let begin: (() => void) | undefined
  let hasBackgroundJobs = false
  let stop: Parameters<WorkerLink['onStop']>[0] | undefined
  let answers: Parameters<WorkerLink['answerWith']>[0] | undefined
  let onError: (error: RecentError) => void = () => {}

  const send = (message: ToPrimary) => {
    if (channel.connected) channel.send?.(message, undefined, undefined, () => {})
  }
  /** Resolves to `unanswered` when the primary is gone. */
  const request = <Reply>(unanswered: Reply, message: (id: number) => ToPrimary) =>
    new Promise<Reply>((resolve) => {
      if (!channel.connected) return resolve(unanswered)
      const id = ++lastId
      pending.set(id, { resolve: resolve as (reply: never) => void, unanswered })
      send(message(id))
    })
  const settle = (id: number, reply: unknown) => {
    pending.get(id)?.resolve(reply as never)
    pending.delete(id)
  }
  channel.once('disconnect', () => {
    // Still starting: nothing is in flight, and the primary's listening socket never comes.
    if (!stop) channel.exit(0)
    for (const [id, { unanswered }] of pending) settle(id, unanswered)
  })

  channel.off('message', collect).on('message', (message: unknown) => receive(message as ToWorker))
  for (const message of early) receive(message)
  function receive(message: ToWorker) {
    switch (message.kind) {
      case 'do-chores':
        hasBackgroundJobs = true
        return begin?.()
      case 'error':
        return onError(message.error)
      case 'entered':
        return settle(message.id, message.isIn)
      case 'answers':
        return settle(message.id, message.answers)
      case 'ask':
        return void answers?.[message.question]()
          .catch(() => null)
          .then((answer) => send({ kind: 'answer', id: message.id, answer }))
      case 'stop':
        return end(message.reason, { isRetiring: false })
      case 'retire':
        return end('another process has replaced it', { isRetiring: true })
    }
  }

  /** Still starting: nothing is in flight, and nobody is served yet. */
  function end(...why: Parameters<NonNullable<typeof stop>>) {
    if (stop) stop(...why)
    else channel.exit(0)
  }

  function remoteLimiter(name: LimiterName): RemoteLimiter {
    let count = 0
    let waitingHere = 0
    return {
      get count() {
        return count
      },
      get waiting() {
        return waitingHere
      },
      async acquire(key) {
        waitingHere++
        let entered = 0
        const isIn = await request(false, (id) => {
          entered = id
          return { kind: 'enter', gate: name, id, key }
        })
        waitingHere--
        if (!isIn) return null
        count++
        let isHeld = true
        return () => {
          if (!isHeld) return
          isHeld = false
          count--
          send({ kind: 'leave', id: entered })
        }
      },
    }
  }

  return {
    ...hello,
    limiters: {
      bodies: remoteLimiter('bodies'),
      uploads: remoteLimiter('uploads'),
      photos: remoteLimiter('photos'),
    },
    ready: () => send({ kind: 'open' }),
    announced: () => send({ kind: 'welcomed' }),
    reportError: (error) => send({ kind: 'error', error }),
    onError(listener) {
      onError = listener
    },
    onBackgroundJobs(given) {
      begin = given
      if (hasBackgroundJobs) begin()
    },
    onStop(given) {
      stop = given
    },
    askAll: (question) => request([], (id) => ({ kind: 'ask-all', id, question })),
    answerWith(given) {
      answers = given
    },
  }
}
