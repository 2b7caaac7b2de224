import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

const keptWords = 2000

type Options = {
  /** Ours when none is given. */
  env?: NodeJS.ProcessEnv
  maxHeapMegabytes?: number
}

export type Worker = ReturnType<typeof startWorker>

/** A process of ours beside this one, which speaks through its channel alone. */
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
  // Heard by whoever asks; without a listener at other times it would end the server.
  child.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  return {
    child,
    ended,
    /** What it complained of last. */
    said: lastWords(child),
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && !child.killed,
    kill: () => child.kill('SIGKILL'),
  }
}

/** Built or from source, a worker lies beside the code that asks for it and has its ending. */
export function workerBeside({ dirname, filename }: ImportMeta, name: string) {
  const entry = join(dirname, `${name}${extname(filename)}`)
  if (!existsSync(entry)) throw new Error(`A worker is missing: ${entry}`)
  return entry
}

function lastWords({ stderr }: ChildProcess) {
  let said = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-keptWords)
  })
  return () => said
}
