import cluster from 'node:cluster'
import { type EventEmitter, once } from 'node:events'
import type { RecentError } from '../../app/health/server-facts.ts'
import type { Company } from './company.ts'
import type { RemoteGate } from './gate.ts'
import type { GateName, ToMember, ToPrimary } from './messages.ts'

/** The line to the process that looks after us, and our own end. */
type Line = EventEmitter & Pick<NodeJS.Process, 'connected' | 'send'> & { exit(code: number): void }

/** One of several processes: it speaks with the one that looks after them. */
export async function joinCrew(line: Line = process): Promise<Company> {
  // Node would end us the moment that one dies; what is in flight is finished first (shutdown.ts).
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  const [first] = (await once(line, 'message')) as [ToMember]
  if (first.kind !== 'hello') throw new Error('The first word to a new process is a hello')
  const { hello } = first
  const waiting = new Map<number, { resolve(told: never): void; unanswered: unknown }>()
  let lastId = 0
  let begin: (() => void) | undefined
  let hasChores = false
  let stop: Parameters<Company['onStop']>[0] | undefined
  let tell: Parameters<Company['answerWith']>[0] | undefined
  let onError: (error: RecentError) => void = () => {}

  const send = (message: ToPrimary) => {
    if (line.connected) line.send?.(message, undefined, undefined, () => {})
  }
  /** `unanswered` is what it comes to when the one who is asked is gone. */
  const askFor = <Told>(unanswered: Told, message: (id: number) => ToPrimary) =>
    new Promise<Told>((resolve) => {
      if (!line.connected) return resolve(unanswered)
      const id = ++lastId
      waiting.set(id, { resolve: resolve as (told: never) => void, unanswered })
      send(message(id))
    })
  const told = (id: number, what: unknown) => {
    waiting.get(id)?.resolve(what as never)
    waiting.delete(id)
  }
  line.once('disconnect', () => {
    // Still starting: nothing is in flight, and the port we would ask for never comes.
    if (!stop) line.exit(0)
    for (const [id, { unanswered }] of waiting) told(id, unanswered)
  })

  line.on('message', (message: unknown) => hear(message as ToMember))
  function hear(message: ToMember) {
    switch (message.kind) {
      case 'do-chores':
        hasChores = true
        return begin?.()
      case 'error':
        return onError(message.error)
      case 'entered':
        return told(message.id, message.isIn)
      case 'answers':
        return told(message.id, message.answers)
      case 'ask':
        return void tell?.[message.question]()
          .catch(() => null)
          .then((answer) => send({ kind: 'answer', id: message.id, answer }))
      case 'stop':
        return stop?.(message.reason, { isRetiring: false })
      case 'retire':
        return stop?.('another process has its place', { isRetiring: true })
    }
  }

  function remoteGate(gate: GateName): RemoteGate {
    let count = 0
    let waitingHere = 0
    return {
      get count() {
        return count
      },
      get waiting() {
        return waitingHere
      },
      async enter(key) {
        waitingHere++
        let entered = 0
        const isIn = await askFor(false, (id) => {
          entered = id
          return { kind: 'enter', gate, id, key }
        })
        waitingHere--
        if (!isIn) return null
        count++
        let isInside = true
        return () => {
          if (!isInside) return
          isInside = false
          count--
          send({ kind: 'leave', id: entered })
        }
      },
    }
  }

  return {
    ...hello,
    gates: { bodies: remoteGate('bodies'), uploads: remoteGate('uploads'), photos: remoteGate('photos') },
    opened: () => send({ kind: 'open' }),
    welcomed: () => send({ kind: 'welcomed' }),
    tellError: (error) => send({ kind: 'error', error }),
    onError(listener) {
      onError = listener
    },
    onChores(given) {
      begin = given
      if (hasChores) begin()
    },
    onStop(given) {
      stop = given
    },
    askAll: (question) => askFor([], (id) => ({ kind: 'ask-all', id, question })),
    answerWith(given) {
      tell = given
    },
  }
}
