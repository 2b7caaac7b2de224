import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from '../../app/platform/testing/free-port.ts'
import { makePostgresFolder } from './postgres-folder.ts'
import { childrenOf } from './processes.ts'
import { until } from './until.ts'

/** A PostgreSQL server of the test's own, as careful with its disk as a real one, that may be treated badly. */
export async function startPostgres() {
  const port = await freePort()
  const folder = makePostgresFolder(port)
  const url = urlThrough(port)
  let running: Awaited<ReturnType<typeof folder.spawnServer>> | undefined

  async function start() {
    running = await folder.spawnServer()
    await until('PostgreSQL answers', () => answers(url))
  }

  /** The whole server, not only its first process. */
  const everyone = () => (running ? [running.pid, ...childrenOf(running.pid)] : [])
  async function end(name: NodeJS.Signals, pids: number[]) {
    if (!running || running.keeper.exitCode !== null) return
    const { keeper } = running
    const ended = new Promise((resolve) => keeper.once('close', resolve))
    signal(name, pids)
    await ended
    await until('every process of PostgreSQL is gone', () => !pids.some(isAlive))
  }

  onTestFinished(async () => {
    signal('SIGCONT', everyone())
    await end('SIGKILL', everyone())
    folder.remove()
  })
  await start()
  return {
    port,
    url,
    urlThrough,
    query: (sql: string) => query(url, sql),
    /** Another one beside the first; its address. */
    async createDatabase(name: string) {
      await query(url, `create database ${name}`)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    hold: (sql: string) => hold(url, sql),
    start,
    /** As an administrator stops it: connections are told. */
    stop: () => end('SIGINT', everyone().slice(0, 1)),
    kill: () => end('SIGKILL', everyone()),
    pause: () => signal('SIGSTOP', everyone()),
    resume: () => signal('SIGCONT', everyone()),
  }
}

function urlThrough(port: number) {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}

/** In a transaction that lasts until the returned function is called. */
async function hold(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(sql)
  return () => client.end()
}

function answers(url: string) {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  )
}

function signal(name: NodeJS.Signals, pids: number[]) {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, name)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
