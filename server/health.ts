import type { ServerResponse } from 'node:http'
import type { Database } from '../app/db/database.server.ts'
import { plainAnswer } from './plain-answer.ts'

export type Life = { isStopping: boolean }

/** /healthz: the process lives. /readyz: it can serve, the database answers and nobody asked it to stop. */
export async function answerHealth(
  pathname: string,
  response: ServerResponse,
  database: Database,
  life: Life,
) {
  if (pathname === '/healthz') return plainAnswer(response, 200, { detail: 'ok' })
  if (life.isStopping) return plainAnswer(response, 503, { detail: 'stopping' })
  try {
    await database.check()
    plainAnswer(response, 200, { detail: 'ready' })
  } catch {
    plainAnswer(response, 503, { detail: 'the database does not answer' })
  }
}
