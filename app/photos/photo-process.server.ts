import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { photoFormats, refusalReasons } from './photo.ts'
import type { EncoderAnswer } from './photo-encoder.ts'

// Built or from source, the worker lies beside this code and has its ending.
const entry = join(import.meta.dirname, `photo-worker${extname(import.meta.filename)}`)
const keptWords = 2000
/**
 * Of our own environment nothing: it holds passwords, and what decodes strangers' files needs none. With these
 * glibc gives the memory of a large picture back at once: measured, 120 MB after 38 photos instead of 210.
 */
const workerEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
}

/** Checked like any stranger's: whoever breaks the decoder speaks with the worker's voice. */
const Answer: z.ZodType<EncoderAnswer> = z.union([
  z.object({
    files: z
      .array(
        z.object({
          format: z.enum(photoFormats),
          width: z.int().positive(),
          height: z.int().positive(),
          body: z.instanceof(Uint8Array),
        }),
      )
      .min(1),
  }),
  z.object({ reason: z.enum(refusalReasons), detail: z.string().max(keptWords).optional() }),
])

type Options = {
  timeLimitMs: number
  /** Without work for so long, the process ends and gives its memory back. */
  idleMs: number
}

/** One worker process at most, started when there is work and replaced when it was killed or died. */
export function createPhotoProcess({ timeLimitMs, idleMs }: Options) {
  if (!existsSync(entry)) throw new Error(`The photo worker is missing: ${entry}`)
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  return {
    /** Takes one path at a time. Throws when the worker gave no answer. */
    async encode(path: string): Promise<EncoderAnswer> {
      if (isClosed) throw new Error('The photo press is closed')
      clearTimeout(idle)
      if (!worker?.isAlive()) worker = startWorker()
      try {
        return Answer.parse(await worker.ask(path, timeLimitMs))
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

function startWorker() {
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
    ask: (path: string, timeLimitMs: number) => ask(child, path, timeLimitMs, said),
  }
}

function ask(child: ChildProcess, path: string, timeLimitMs: number, said: () => string) {
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('The photo took too long')), timeLimitMs)
    child.on('message', hear).on('error', fail).on('close', gone)
    child.send(path, (error) => error && fail(error))

    function hear(answer: unknown) {
      leave()
      resolve(answer)
    }
    function gone() {
      fail(new Error(`The photo worker ended (${child.signalCode ?? child.exitCode}) ${said()}`.trim()))
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
