import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../platform/testing/free-port.ts'

const startWithinMs = 30_000

/** A throw-away server of our own. It ends with this process, however this process ends. */
export async function startCluster(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  const keeper = spawnServer(bin, folder, port, owner)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, keeper)
  return { url, stop: () => stop(keeper) }
}

type User = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // no such user on this machine: try the next
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: run the tests as another user',
  )
}

/**
 * The shell makes the cluster and keeps its server for as long as the shell's input is open. That closes when
 * we say so, and also when this process is killed; then the shell stops the server and removes the folder.
 */
const keep = `
trap '' INT TERM HUP
bin=$1 folder=$2; shift 2
exec 3<&0 </dev/null
if "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >/dev/null; then
  "$bin/postgres" -D "$folder/data" "$@" 3<&- &
  server=$!
  exec 2>/dev/null # whoever reads our words may be gone, and a word more would end the shell here
  # Again and again, because a server that has only just started does not listen yet.
  { read -r _ <&3; while kill -QUIT $server; do sleep 0.1; done; } &
  reader=$!
  wait $server
  kill -KILL $reader
fi
cd / && rm -rf "$folder"
`

function spawnServer(bin: string, folder: string, port: number, owner: User) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ]
  const unsafeButFast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const options = [...settings, ...unsafeButFast].flatMap((setting) => ['-c', setting])
  return spawn('/bin/sh', ['-c', keep, 'keep', bin, folder, ...options], {
    ...owner,
    cwd: folder,
    env: cleanEnv(),
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true, // out of reach of Ctrl-C, which would end the shell before it has cleaned up
  })
}

/** The caller's PGHOST, PGDATA or locale must not reach the server. */
function cleanEnv() {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

async function waitUntilReady(url: string, keeper: ChildProcess) {
  const deadline = Date.now() + startWithinMs
  let said = ''
  keeper.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (keeper.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start. It said: ${said}`, { cause: error })
      }
      await sleep(50)
    }
  }
}

async function stop(keeper: ChildProcess) {
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  keeper.stdin?.end()
  await ended
}
