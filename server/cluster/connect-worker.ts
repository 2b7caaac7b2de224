import cluster from 'node:cluster'
import { type EventEmitter, once } from 'node:events'
import type { RecentError } from '../../app/health/server-facts.ts'
import type { ToWorker } from './messages.ts'
import { createPrimaryRequests } from './primary-requests.ts'
import { createRemoteLimiter } from './remote-limiter.ts'
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
  const requests = createPrimaryRequests(channel)
  const { send, settle } = requests
  let begin: (() => void) | undefined
  let hasBackgroundJobs = false
  let stop: Parameters<WorkerLink['onStop']>[0] | undefined
  let answers: Parameters<WorkerLink['answerWith']>[0] | undefined
  let onError: (error: RecentError) => void = () => {}

  channel.once('disconnect', () => {
    // Still starting: nothing is in flight, and the primary's listening socket never comes.
    if (!stop) channel.exit(0)
    requests.giveUp()
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

  return {
    ...hello,
    limiters: {
      bodies: createRemoteLimiter('bodies', requests),
      uploads: createRemoteLimiter('uploads', requests),
      photos: createRemoteLimiter('photos', requests),
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
    askAll: (question) => requests.request([], (id) => ({ kind: 'ask-all', id, question })),
    answerWith(given) {
      answers = given
    },
  }
}
