import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, Line } from './mutant-switch.ts'
import type { Task } from './vitest-process.ts'

export type Result = Extract<Line, { isKilled: boolean }>

/** A process is started anew after so many: what mutants leave behind adds up. */
const jobsPerProcess = 400
const maxSilentMs = 120_000

type How = Pick<Task, 'changes' | 'cacheFolder' | 'testTimeoutMs'>

/** Runs the jobs in their order; what has been killed is not run again. */
export async function runJobs(jobs: Job[], how: How): Promise<Result[]> {
  const results: Result[] = []
  const isDead = ({ mutant }: Job) => results.some((one) => one.mutant === mutant && mutant && one.isKilled)
  let rest = jobs
  while (rest.length > 0) {
    const batch = rest.slice(0, jobsPerProcess)
    const { done, begun } = await runBatch({ jobs: batch, ...how })
    results.push(...done)
    const stuck = begun < batch.length ? batch[begun - 1] : undefined
    if (stuck) results.push({ ...stuck, isKilled: true, isTooLong: true, ms: maxSilentMs, reached: [] })
    rest = rest.slice(Math.max(begun, 1)).filter((job) => !isDead(job))
  }
  return results
}

async function runBatch(task: Omit<Task, 'linesFile'>) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const linesFile = join(folder, 'lines')
  const taskFile = join(folder, 'task.json')
  writeFileSync(linesFile, '')
  writeFileSync(taskFile, JSON.stringify({ ...task, linesFile } satisfies Task))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'vitest-process.ts'), taskFile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await endOf(child, linesFile)
  const lines = linesOf(linesFile)
  rmSync(folder, { recursive: true, force: true })
  return {
    done: lines.filter((line): line is Result => 'isKilled' in line),
    begun: lines.filter((line) => 'begins' in line).length,
  }
}

/** A mutant may hold the whole process: when it says nothing for long, it is ended from outside. */
async function endOf(child: ChildProcess, linesFile: string) {
  let trouble = ''
  child.stderr?.on('data', (chunk) => {
    trouble += chunk
  })
  let seen = 0
  let silentSince = Date.now()
  while (child.exitCode === null && child.signalCode === null) {
    await sleep(250)
    const size = readFileSync(linesFile).length
    if (size !== seen) silentSince = Date.now()
    seen = size
    if (Date.now() - silentSince > maxSilentMs) child.kill('SIGKILL')
  }
  if (child.exitCode) throw new Error(`The tests could not be run:\n${trouble}`)
}

function linesOf(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
