import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

const keptWords = 2000
/**
 * Of our own environment nothing: it holds passwords, and what works on pictures needs none. With these
 * glibc gives the memory of a large picture back at once: measured, 120 MB after 38 photos instead of 210.
 */
const workerEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
}

type Options<Answer> = {
  /** What it makes, in the words of an error. */
  name: string
  entry: string
  /** Throws on what is no answer: whoever breaks a decoder speaks with the worker's voice. */
  parse(answer: unknown): Answer
  timeLimitMs: number
  /** Without work for so long, the process ends and gives its memory back. */
  idleMs: number
}

/** Built or from source, a worker lies beside the code that asks for it and has its ending. */
export function workerBeside({ dirname, filename }: ImportMeta, name: string) {
  const entry = join(dirname, `${name}${extname(filename)}`)
  if (!existsSync(entry)) throw new Error(`A worker is missing: ${entry}`)
  return entry
}

/** One worker process at most, started when there is work and replaced when it was killed or died. */
export function createWorkerProcess<Answer>({ name, entry, parse, timeLimitMs, idleMs }: Options<Answer>) {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  return {
    /** Takes one order at a time. Throws when the worker gave no answer. */
    async ask(order: object | string): Promise<Answer> {
      if (isClosed) throw new Error(`The ${name} press is closed`)
      clearTimeout(idle)
      if (!worker?.isAlive()) worker = startWorker(name, entry)
      try {
        return parse(await worker.ask(order, timeLimitMs))
      } catch (error) {
        worker.kill()
        throw error
      } finally {
        if (!isClosed) idle = setTimeout(() => worker?.kill(), idleMs).unref()
      }
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      worker?.kill()
      await worker?.ended
    },
    /** Of the worker that is there now, if any. */
    pid: () => (worker?.isAlive() ? worker.pid : undefined),
  }
}

type Worker = ReturnType<typeof startWorker>

function startWorker(name: string, entry: string) {
  const child = fork(entry, [], {
    serialization: 'advanced',
    env: workerEnv,
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // Heard by whoever asks; without a listener at other times it would end the server.
  child.on('error', () => {})
  const said = lastWords(child)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  return {
    pid: child.pid,
    ended,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && !child.killed,
    kill: () => child.kill('SIGKILL'),
    ask: (order: object | string, timeLimitMs: number) => ask({ name, child, order, timeLimitMs, said }),
  }
}

type Question = {
  name: string
  child: ChildProcess
  order: object | string
  timeLimitMs: number
  said(): string
}

function ask({ name, child, order, timeLimitMs, said }: Question) {
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error(`The ${name} took too long`)), timeLimitMs)
    child.on('message', hear).on('error', fail).on('close', gone)
    child.send(order, (error) => error && fail(error))

    function hear(answer: unknown) {
      leave()
      resolve(answer)
    }
    function gone() {
      fail(new Error(`The ${name} worker ended (${child.signalCode ?? child.exitCode}) ${said()}`.trim()))
    }
    function fail(error: Error) {
      leave()
      reject(error)
    }
    function leave() {
      clearTimeout(timer)
      child.off('message', hear).off('error', fail).off('close', gone)
    }
  })
}

function lastWords(child: ChildProcess) {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-keptWords)
  })
  return () => said
}
