import { isOverWithin } from '../../app/platform/time-limit.ts'
import type { Page } from './page-cache.ts'

const patienceMs = 300

/** Whether rendering takes longer than a visitor should wait for the first byte. A failure is not slow. */
export async function isSlow(rendering: Promise<Page>): Promise<boolean> {
  return !(await isOverWithin(patienceMs, rendering))
}
