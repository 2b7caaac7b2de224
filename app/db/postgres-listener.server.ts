import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { allTags, type TagListener } from './engine.ts'
import type { DatabaseLog } from './log.ts'
import { connectionOptions } from './postgres-pool.server.ts'
import { limitedSession } from './postgres-session.ts'
import { type Query, tagChannel } from './tag-message.server.ts'
import { createTagSubscriber } from './tag-subscriber.server.ts'

// A withdrawn story must be gone everywhere within five seconds, also when this connection was lost without a sign.
const heartbeatMs = 1500
const answerMs = 2500
const firstRetryMs = 250
const lastRetryMs = 2000

export type Listener = Awaited<ReturnType<typeof listenForTags>>

/**
 * Receives the tags that every process publishes, this one included. A lost connection is replaced: until then tags
 * may be missed, so every attempt to reconnect counts as a change of everything.
 */
export async function listenForTags(connectionString: string, notify: TagListener, log: DatabaseLog) {
  const closing = new AbortController()
  const receive = createTagSubscriber(notify)
  let connection = await connect(connectionString, receive)
  const done = keepListening()

  async function keepListening() {
    while (!closing.signal.aborted) {
      const reason = await lossOf(connection, closing.signal)
      if (!closing.signal.aborted) notify(allTags)
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
        connection = await connect(connectionString, receive)
        // Stopped meanwhile: nobody waits for its loss any more, and an open connection keeps the process alive.
        if (closing.signal.aborted) return await disconnect(connection.client)
        return notify(allTags)
      } catch (error) {
        log.warn({ err: error }, 'Still cannot reach PostgreSQL')
        notify(allTags)
      }
    }
  }

  return {
    /** Throws unless the connection still listens. */
    confirm: () => confirm(connection),
    async stop() {
      closing.abort()
      await done
    },
  }
}

type Connection = { client: pg.Client; query: Query; pid: unknown }

async function connect(
  connectionString: string,
  receive: ReturnType<typeof createTagSubscriber>,
): Promise<Connection> {
  const client = new pg.Client({ ...connectionOptions(connectionString), query_timeout: answerMs })
  const query = serialized(client)
  client.on('error', () => {}) // lossOf reports it; a loss while connecting is thrown below
  client.on('notification', ({ payload = '' }) => void receive(query, payload))
  try {
    await client.connect()
    await query(limitedSession(answerMs))
    await query(`listen ${tagChannel}`)
    return { client, query, pid: (await backendOf(query)).pid }
  } catch (error) {
    await disconnect(client)
    throw error
  }
}

/**
 * A pooler that gives each transaction another backend loses LISTEN, and with it every message. The other one may be
 * listening too, for somebody who is long gone.
 */
async function confirm({ query, pid }: Connection) {
  const backend = await backendOf(query)
  if (backend.pid !== pid || backend.isListening !== true)
    throw new Error(
      'DATABASE_URL leads to a pooler that changes the connection with every transaction: use session pooling',
    )
}

async function backendOf(query: Query) {
  const { rows } = await query(
    `select pg_backend_pid() as pid,
      exists (select from pg_listening_channels() as name where name = '${tagChannel}') as "isListening"`,
  )
  return rows[0] ?? {}
}

/** Resolves when the connection is lost, silent, or being closed. */
async function lossOf(connection: Connection, closing: AbortSignal): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  connection.client.once('error', resolve)
  connection.client.once('end', () => resolve(new Error('The connection was closed')))
  closing.addEventListener('abort', resolve)
  // A broken network closes no connection: a heartbeat finds out.
  const heartbeat = setInterval(() => confirm(connection).catch(resolve), heartbeatMs)
  heartbeat.unref()
  const reason = await promise
  clearInterval(heartbeat)
  closing.removeEventListener('abort', resolve)
  return reason
}

/** A connection runs one query at a time. */
function serialized(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve()
  return (text, values) => {
    const result = last.then(() => client.query(text, values))
    last = result.catch(() => {})
    return result
  }
}

async function disconnect(client: pg.Client) {
  // A dead connection never confirms its end.
  await Promise.race([client.end().catch(() => {}), sleep(500, undefined, { ref: false })])
}
