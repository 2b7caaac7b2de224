import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

const maxStderrLength = 2000

type Options = {
  /** Ours when none is given. */
  env?: NodeJS.ProcessEnv
  maxHeapMegabytes?: number
}

export type Worker = ReturnType<typeof startWorker>

/** Starts a child process that communicates over its IPC channel alone. */
export function startWorker(entry: string, { env, maxHeapMegabytes }: Options = {}) {
  const child = fork(entry, [], {
    serialization: 'advanced',
    env,
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...(maxHeapMegabytes ? [`--max-old-space-size=${maxHeapMegabytes}`] : []),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // Handled by the caller that waits; without a listener at other times it would end the server.
  child.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  return {
    child,
    ended,
    /** The end of its stderr. */
    stderr: stderrTail(child),
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && !child.killed,
    kill: () => child.kill('SIGKILL'),
  }
}

/** Built or from source, a worker's file is beside the code that starts it, with the same extension. */
export function workerBeside({ dirname, filename }: ImportMeta, name: string) {
  const entry = join(dirname, `${name}${extname(filename)}`)
  if (!existsSync(entry)) throw new Error(`A worker is missing: ${entry}`)
  return entry
}

function stderrTail({ stderr }: ChildProcess) {
  let tail = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-maxStderrLength)
  })
  return () => tail
}
