import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../app/platform/context.ts'

type Patience = { tries: number; everyMs: number; pause: (ms: number) => Promise<unknown> }

/** Retries while the database is unreachable: the site is listening already. */
export async function keepTrying<Result>(
  work: () => Promise<Result>,
  log: Pick<ErrorLog, 'error'>,
  words: string,
  { tries = 150, everyMs = 2000, pause = sleep }: Partial<Patience> = {},
): Promise<Result> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left <= 0) throw error
      log.error({ err: error }, words)
      await pause(everyMs)
    }
  }
}
