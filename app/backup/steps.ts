import { type Screen, showProgress } from '../rows/progress.ts'
import { BackupProblem } from './backup-problem.ts'

export type Steps = {
  /** So many rows, each of them passed so many times. */
  begin(rows: number, passes: number): void
  /** One row is done; throws when somebody asked to stop. */
  row(): void
  end(): void
}

/** Shows how far the work is, and is where Ctrl-C takes effect. */
export function createSteps(screen: Screen, signal?: AbortSignal): Steps {
  let progress: ReturnType<typeof showProgress> | null = null
  let done = 0
  let passes = 1
  return {
    begin(rows, times) {
      passes = times
      progress = showProgress(screen, rows * times)
    },
    row() {
      if (signal?.aborted) throw new BackupProblem('Stopped before the end; nothing was changed')
      done++
      progress?.update(done, Math.floor(done / passes))
    },
    end() {
      progress?.end(done, Math.floor(done / passes))
      progress = null
    },
  }
}
