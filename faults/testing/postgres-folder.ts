import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requirePostgresBinaries } from '../../app/db/testing/postgres-binaries.ts'
import { unprivilegedUser } from '../../app/db/testing/postgres-cluster.ts'

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

/** An empty database on the disk, with everything a real server does for its safety switched on. */
export function makePostgresFolder(port: number) {
  const bin = requirePostgresBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'second-key-faults-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = { ...user, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...asUser, stdio: 'pipe' })
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  return {
    /** Starts the server; tells its process and the shell that keeps it. */
    async spawnServer() {
      const keeper = spawn('/bin/sh', ['-c', keep, 'keep', join(bin, 'postgres'), ...args], {
        ...asUser,
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
      })
      keeper.on('error', () => {})
      keeper.stdin.on('error', () => {})
      const pid = await new Promise<number>((resolve) =>
        keeper.stdout.once('data', (text) => resolve(Number(text))),
      )
      return { keeper, pid }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
