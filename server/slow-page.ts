import { isOverWithin } from '../app/platform/time-limit.ts'
import type { Page } from './page-cache.ts'

const patienceMs = 300

/** Whether a page takes longer than people should look at nothing. A failure is not slow: it is answered as one. */
export async function isSlow(rendering: Promise<Page>): Promise<boolean> {
  return !(await isOverWithin(patienceMs, rendering))
}
