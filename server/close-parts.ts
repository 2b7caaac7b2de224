import type { ErrorLog } from '../app/platform/context.ts'
import { isOverWithin } from '../app/platform/time-limit.ts'

export type Closeable = { close(): Promise<void> }
type How = { withinMs: number; log: ErrorLog }

/**
 * One list after the other, those of one list together. One that fails keeps no other from closing, and what hangs is
 * not waited for: queues hold their work until it is settled, so that it is claimed again later.
 */
export async function closeParts(lists: Closeable[][], { withinMs, log }: How) {
  const closing = (async () => {
    for (const parts of lists)
      for (const closed of await Promise.allSettled(parts.map((part) => part.close())))
        if (closed.status === 'rejected')
          log.error({ err: closed.reason }, 'a part of the server did not close')
  })()
  if (!(await isOverWithin(withinMs, closing))) log.error({}, 'background work did not end in time')
}
