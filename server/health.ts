import type { ServerResponse } from 'node:http'
import type { Database } from '../app/db/database.server.ts'
import { plainAnswer } from './plain-answer.ts'

const watchedWithinMs = 30_000
/** Questions that may fail to come, and how late one may be, before we think that nobody will ask again. */
const missedQuestions = 3
const latenessMs = 500

export type Life = ReturnType<typeof createLife>

/** Whether we serve or stop, and whether a load balancer is watching and has heard that we stop. */
export function createLife(now = () => performance.now()) {
  const asked: number[] = []
  let timesToldStopping = 0
  return {
    isStopping: false,
    /** Another process has replaced this one: the site goes on, and says so. */
    isRetiring: false,
    /** Somebody asked /readyz. */
    noteQuestion() {
      asked.push(now())
      if (asked.length > 2) asked.shift()
      if (this.isStopping) timesToldStopping++
    },
    /** Asked once is somebody curious; asked twice is somebody who will ask again. */
    isWatched: () => asked.length === 2 && now() - (asked[0] ?? 0) < watchedWithinMs,
    /** Twice, because a careful watcher believes it only then. */
    hasToldWatcher: () => timesToldStopping >= 2,
    /** Who asked every so often, and has not for several times as long, was only waiting for the start. */
    hasLostWatcher() {
      const [first = 0, last = 0] = asked
      return now() - last > missedQuestions * (last - first) + latenessMs
    },
  }
}

/** /healthz: the process lives. /readyz: it can serve, the database answers and nobody asked it to stop. */
export async function answerHealth(
  pathname: string,
  response: ServerResponse,
  database: Database,
  life: Life,
) {
  if (pathname === '/healthz') return plainAnswer(response, 200, { detail: 'ok' })
  life.noteQuestion()
  if (life.isStopping) return plainAnswer(response, 503, { detail: 'stopping' })
  try {
    await database.check()
    plainAnswer(response, 200, { detail: 'ready' })
  } catch {
    plainAnswer(response, 503, { detail: 'the database does not answer' })
  }
}
