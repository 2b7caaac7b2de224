import { appendFileSync } from 'node:fs'
import type { RunnerTask, RunnerTestCase, RunnerTestFile } from 'vitest'
import { TestRunner, vi } from 'vitest'
import { type Job, type Line, mutantSwitch, usedMs } from './mutant-switch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    jobs: Job[]
    linesFile: string
    testTimeoutMs: number
  }
}

/**
 * Runs a test file once for each mutant, in one process: the file stands in the list of files as often as there are
 * jobs for it. What a run found out is a line of a file, so that nothing is lost when a mutant never ends.
 */
export default class MutantRunner extends TestRunner {
  #next = 0
  #killed = new Set<number>()
  #job: Job | undefined
  #started = 0
  #isNoticed = false

  onBeforeCollect() {
    const jobs: Job[] = this.injectValue('jobs')
    this.#job = jobs[this.#next++]
    this.#started = usedMs()
    this.#isNoticed = false
    this.config.testTimeout = this.config.hookTimeout = this.injectValue('testTimeoutMs')
    // Constants are made anew with the mutant in them, and nothing it left behind lives on.
    vi.resetModules()
    if (this.#job) mutantSwitch.begin(this.#job.mutant)
    this.#tell({ begins: this.#job })
  }

  override importFile(path: string, source: 'collect' | 'setup') {
    return this.#isNeeded() ? super.importFile(path, source) : undefined
  }

  // The first test that notices is enough.
  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test)
    this.#isNoticed ||= test.result?.state === 'fail' && this.#job?.mutant !== 0
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    if (this.#isNoticed) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunFiles(files: RunnerTestFile[]) {
    super.onAfterRunFiles(files)
    if (!this.#job || !this.#isNeeded()) return
    const { reached, isTooLong } = mutantSwitch.end()
    const isKilled = files.some((file) => hasFailed(file))
    if (isKilled && this.#job.mutant) this.#killed.add(this.#job.mutant)
    const ms = Math.round(usedMs() - this.#started)
    this.#tell({ ...this.#job, isKilled, isTooLong, ms, reached: this.#job.mutant ? undefined : reached })
  }

  #isNeeded() {
    return !this.#killed.has(this.#job?.mutant ?? 0)
  }

  #tell(line: Line) {
    appendFileSync(this.injectValue('linesFile'), `${JSON.stringify(line)}\n`)
  }
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))
}
