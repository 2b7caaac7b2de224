import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from './page-cache.ts'

const patienceMs = 300

/** Whether a page takes longer than people should look at nothing. A failure is not slow: it is answered as one. */
export async function isSlow(rendering: Promise<Page>): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(patienceMs, true, { signal: timer.signal }).catch(() => true)
  const isLate = await Promise.race([rendering.then(isFalse, isFalse), late])
  timer.abort()
  return isLate
}

const isFalse = () => false
