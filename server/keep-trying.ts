import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorLog } from '../app/platform/context.ts'

type Patience = { tries: number; everyMs: number }

/** The site is open already: what is still to do waits for a database that is away for a moment. */
export async function keepTrying<Result>(
  work: () => Promise<Result>,
  log: Pick<ErrorLog, 'error'>,
  { tries, everyMs }: Patience = { tries: 150, everyMs: 2000 },
): Promise<Result> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left <= 0) throw error
      log.error({ err: error }, 'the first admin could not be made yet')
      await sleep(everyMs)
    }
  }
}
