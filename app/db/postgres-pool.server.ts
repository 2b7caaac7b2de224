import pg from 'pg'
import type { DatabaseLog } from './log.ts'
import { Client } from './postgres-client.server.ts'
import { limitedSession, unlimitedSession } from './postgres-session.ts'

const { builtins, getTypeParser } = pg.types

type Limits = Pick<pg.PoolConfig, 'max' | 'query_timeout'> & { session: string }

export const pageLimits: Limits = {
  max: 10,
  session: limitedSession(15_000),
  // For a server that no longer answers at all: longer than its own limit, which gives the better message.
  query_timeout: 16_000,
}

export const unlimited: Limits = { max: 1, session: unlimitedSession }

/** A pool that survives its server: a lost connection is logged and replaced when next needed. */
export function createPool(connectionString: string, { session, ...limits }: Limits, log: DatabaseLog) {
  const pool = new pg.Pool({
    ...connectionOptions(connectionString),
    ...limits,
    Client,
    onConnect: (client) => client.query(session),
    idleTimeoutMillis: 30_000,
  })
  const onLoss = (error: Error) => log.warn({ err: error }, 'A connection to PostgreSQL was lost')
  // Without both, the loss would end the process: the pool reports idle connections, a client in use its own.
  pool.on('error', onLoss)
  pool.on('connect', (client) => client.on('error', onLoss))
  return pool
}

export function connectionOptions(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'second-key-rentals',
    types: { getTypeParser: parserFor },
  }
}

// The same values as SQLite gives: days stay text, counts and averages are numbers.
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
])

const parserFor: typeof getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers.get(oid)) || getTypeParser(oid, format)
