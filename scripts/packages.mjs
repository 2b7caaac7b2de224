// Runs on the machine's own Node (20 or newer), before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Node 20.10 knows no import.meta.dirname.
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)))
const isWindows = process.platform === 'win32'
const binDir = join(root, 'node_modules', '.bin')
/** The Node this project is pinned to. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

const stamp = join(root, 'node_modules', '.installed')

/** Installs what the lock file names, when that has not been done for this lock file. */
export async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // The build needs the development packages, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, first] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  await runQuietly('Installing packages (once, about a minute)', command, [...first, ...args])
  writeFileSync(stamp, wanted)
}

/** Shows that time passes; shows what the command printed only when it fails. */
export async function runQuietly(title, command, args, options = {}) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  process.stdout.write(`${title}\n`)
  const ticker = setInterval(() => process.stdout.write(`  … ${seconds()}\n`), 5000)
  const { code, output } = await run(command, args, { ...options, isQuiet: true })
  clearInterval(ticker)
  if (code !== 0) {
    process.stdout.write(output)
    fail(`${title}: failed after ${seconds()}`)
  }
  process.stdout.write(`  done in ${seconds()}\n`)
  return output
}

/** Runs a command with the pinned Node first on the path; children end when we are told to end. */
export function run(command, args, { isQuiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${binDir}${delimiter}${process.env.PATH}`, ...env },
      shell: isWindows && command === 'npm',
    })
    const stop = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM']
    for (const signal of signals) process.on(signal, stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const finish = (code) => {
      for (const signal of signals) process.off(signal, stop)
      done({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(1)
    })
    child.on('exit', (code, signal) => finish(signal ? 130 : code))
  })
}

export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
