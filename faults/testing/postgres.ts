import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { requirePostgresBinaries } from '../../app/db/testing/postgres-binaries.ts'
import { unprivilegedUser } from '../../app/db/testing/postgres-cluster.ts'
import { freePort } from './free-port.ts'
import { childrenOf } from './processes.ts'
import { until } from './until.ts'

/** Ends the server when this process is gone: then its input closes. */
const keep = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
echo $server
{ read -r _ <&3; kill -QUIT $server; } 2>/dev/null &
wait $server
kill -KILL $! 2>/dev/null
`

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL server of the test's own, as careful with its disk as a real one, that may be treated badly. */
export async function startPostgres() {
  const bin = requirePostgresBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'second-key-faults-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = { ...user, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...asUser, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
  ]
  let keeper: ChildProcess | undefined
  let pid = 0

  const urlThrough = (throughPort: number) => `postgres://postgres@127.0.0.1:${throughPort}/postgres`
  const isUp = () =>
    query('select 1').then(
      () => true,
      () => false,
    )

  async function query(sql: string) {
    const client = new pg.Client({ connectionString: urlThrough(port), connectionTimeoutMillis: 3000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.query(sql)
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** In a transaction that lasts until the returned function is called. */
  async function hold(sql: string) {
    const client = new pg.Client({ connectionString: urlThrough(port) })
    client.on('error', () => {})
    await client.connect()
    await client.query('begin')
    await client.query(sql)
    return () => client.end()
  }

  async function start() {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn('/bin/sh', ['-c', keep, 'keep', join(bin, 'postgres'), ...args], {
      ...asUser,
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    })
    child.on('error', () => {})
    child.stdin?.on('error', () => {})
    keeper = child
    pid = await new Promise<number>((resolve) => child.stdout?.once('data', (text) => resolve(Number(text))))
    await until('PostgreSQL answers', isUp)
  }

  /** The whole server, not only its first process. */
  const everyone = () => [pid, ...childrenOf(pid)]
  const signal = (name: NodeJS.Signals, pids: number[]) => {
    for (const one of pids) if (isAlive(one)) process.kill(one, name)
  }
  async function end(name: NodeJS.Signals, pids: number[]) {
    if (!keeper || keeper.exitCode !== null) return
    const ended = new Promise((resolve) => keeper?.once('close', resolve))
    signal(name, pids)
    await ended
    await until('every process of PostgreSQL is gone', () => !pids.some(isAlive))
  }

  onTestFinished(async () => {
    signal('SIGCONT', everyone())
    await end('SIGKILL', everyone())
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return {
    port,
    url: urlThrough(port),
    urlThrough,
    query,
    hold,
    start,
    /** As an administrator stops it: connections are told. */
    stop: () => end('SIGINT', [pid]),
    kill: () => end('SIGKILL', everyone()),
    pause: () => signal('SIGSTOP', everyone()),
    resume: () => signal('SIGCONT', everyone()),
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
