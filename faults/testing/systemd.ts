import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { haveProgram } from '../../bench/debian.ts'
import { childrenOf } from './processes.ts'
import { scratchFolder } from './site.ts'
import { until } from './until.ts'

const nameOfTest = `second-key-test-${process.pid}`
const script = join(import.meta.dirname, 'boot-systemd.sh')

/** A container may own no namespaces or cgroups: there its tests are skipped, and the summary says so. */
export async function canBootSystemd() {
  if (process.getuid?.() !== 0 || !haveProgram('systemctl', 'systemd')) return false
  const args = [script, process.cwd(), '/mnt', nameOfTest, 'try']
  const tried = spawnSync('sh', args, { encoding: 'utf8' })
  await removeCgroups(nameOfTest)
  if (tried.status !== 0) console.log(`systemd cannot be booted here: ${tried.stderr}`)
  return tried.status === 0
}

/** A machine as docs/deploy.md finds it, which ends with the test. */
export async function bootSystemd() {
  // It ends with this process, whatever becomes of it.
  const args = ['--pdeathsig', 'KILL', 'sh', script, process.cwd(), scratchFolder(), nameOfTest]
  const child = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(String(piece)))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(said.join(''), await journal().catch(String))
    await end(child)
    await removeCgroups(nameOfTest)
  })
  const pid = () => childrenOf(child.pid ?? 0)[0]
  async function run(command: string) {
    const inside = ['--target', String(pid()), '--mount', '--pid', '--uts', '--ipc', '--cgroup', '--wd=/']
    const { stdout } = await promisify(execFile)('nsenter', [...inside, 'sh', '-euc', command])
    return stdout.trim()
  }
  const journal = () => run('journalctl --no-pager --output=cat')
  await until('systemd has booted', async () => {
    if (child.exitCode !== null) throw new Error(`systemd has not booted:\n${said.join('')}`)
    return (await run('systemctl is-active multi-user.target').catch(String)) === 'active'
  })
  return { run, journal }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('close', done))
  child.kill('SIGKILL')
  await ended
}

/** The kernel removes none by itself, and one whose processes are still ending only a moment later. */
async function removeCgroups(name: string) {
  const found = ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/${name}*`]
  await until('its cgroups are gone', () => {
    spawnSync('find', [...found, '-exec', 'rmdir', '{}', ';'])
    return spawnSync('find', found, { encoding: 'utf8' }).stdout === ''
  })
}
