import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../app/db/database.server.ts'
import { plainAnswer } from './http/plain-answer.ts'

const probedWithinMs = 30_000
/** Probes that may fail to come, and how late one may be, before the prober counts as gone. */
const missedProbes = 3
const latenessMs = 500

export type ProcessState = ReturnType<typeof createProcessState>

/** Whether the process serves or stops, and whether a load balancer probes it and was told that it stops. */
export function createProcessState(now = () => performance.now()) {
  const probes: number[] = []
  let timesAnsweredStopping = 0
  return {
    isStopping: false,
    /** Another process has replaced this one: the site stays ready. */
    isRetiring: false,
    /** /readyz was requested. */
    noteProbe() {
      probes.push(now())
      if (probes.length > 2) probes.shift()
      if (this.isStopping) timesAnsweredStopping++
    },
    /** One request may be anybody's; two are a probe that will come again. */
    isProbed: () => probes.length === 2 && now() - (probes[0] ?? 0) < probedWithinMs,
    /** Twice, because load balancers may want two failures. */
    hasToldProbe: () => timesAnsweredStopping >= 2,
    /** A prober that has been silent for several of its intervals was only waiting for the start. */
    hasLostProbe() {
      const [first = 0, last = 0] = probes
      return now() - last > missedProbes * (last - first) + latenessMs
    },
  }
}

/** One query for all who ask at the same time: as many as a stranger sends would take every connection to the database. */
const checks = new WeakMap<Database, Promise<unknown>>()
function checkOnce(database: Database) {
  const running = checks.get(database)
  if (running) return running
  const check = database.check().finally(() => checks.delete(database))
  checks.set(database, check)
  return check
}

/** /healthz: the process lives. /readyz: it can serve, the database answers and nobody asked it to stop. */
export async function answerHealth(
  pathname: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  database: Database,
  state: ProcessState,
) {
  if (pathname === '/healthz') return plainAnswer(response, 200, { detail: 'ok' })
  // What a proxy passes on is a visitor's: a probe is the load balancer's own.
  if (headers['x-forwarded-for'] === undefined) state.noteProbe()
  if (state.isStopping) return plainAnswer(response, 503, { detail: 'stopping' })
  try {
    await checkOnce(database)
    plainAnswer(response, 200, { detail: 'ready' })
  } catch {
    plainAnswer(response, 503, { detail: 'the database does not answer, or cannot be written' })
  }
}
