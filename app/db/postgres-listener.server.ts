import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { allTags, type TagListener } from './engine.ts'
import type { DatabaseLog } from './log.ts'
import { connectionOptions } from './postgres-pool.server.ts'
import { createHearing } from './tag-hearing.server.ts'
import { type Ask, tagChannel } from './tag-message.server.ts'

// A story taken back must be gone everywhere within five seconds, also when this connection has died in silence.
const heartbeatMs = 1500
const answerMs = 2500
const firstRetryMs = 250
const lastRetryMs = 2000

/**
 * Hears the tags that every process sends, this one included. The connection is looked after: from the moment
 * it is lost until it is made anew, tags may be missed, and everything counts as changed again and again.
 */
export async function listenForTags(connectionString: string, tell: TagListener, log: DatabaseLog) {
  const closing = new AbortController()
  const hear = createHearing(tell)
  let connection = await connect(connectionString, hear)
  const done = keepListening()

  async function keepListening() {
    while (!closing.signal.aborted) {
      const reason = await lossOf(connection, closing.signal)
      if (!closing.signal.aborted) tell(allTags)
      await disconnect(connection.client)
      if (closing.signal.aborted) return
      log.warn({ err: reason }, 'No longer hearing of changes by other processes; connecting again')
      await reconnect()
    }
  }

  async function reconnect() {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, lastRetryMs)) {
      await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        connection = await connect(connectionString, hear)
        return tell(allTags)
      } catch (error) {
        log.warn({ err: error }, 'Still cannot reach PostgreSQL')
        tell(allTags)
      }
    }
  }

  return async function stop() {
    closing.abort()
    await done
  }
}

type Connection = { client: pg.Client; ask: Ask }

async function connect(
  connectionString: string,
  hear: ReturnType<typeof createHearing>,
): Promise<Connection> {
  const client = new pg.Client({ ...connectionOptions(connectionString), query_timeout: answerMs })
  const ask = inTurn(client)
  client.on('error', () => {}) // lossOf reports it; a loss while connecting is thrown below
  client.on('notification', ({ payload = '' }) => void hear(ask, payload))
  try {
    await client.connect()
    await ask(`listen ${tagChannel}`)
    return { client, ask }
  } catch (error) {
    await disconnect(client)
    throw error
  }
}

/** Resolves when the connection is gone, silent, or no longer wanted. */
async function lossOf({ client, ask }: Connection, closing: AbortSignal): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  client.once('error', resolve)
  client.once('end', () => resolve(new Error('The connection was closed')))
  closing.addEventListener('abort', resolve)
  // A cable pulled out closes nothing: ask now and then.
  const heartbeat = setInterval(() => ask('select 1').catch(resolve), heartbeatMs)
  heartbeat.unref()
  const reason = await promise
  clearInterval(heartbeat)
  closing.removeEventListener('abort', resolve)
  return reason
}

/** A connection answers one question at a time. */
function inTurn(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (question, values) => {
    const answer = last.then(() => client.query(question, values))
    last = answer.catch(() => {})
    return answer
  }
}

async function disconnect(client: pg.Client) {
  // A dead connection never answers the farewell.
  await Promise.race([client.end().catch(() => {}), sleep(500, undefined, { ref: false })])
}
