import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '../duration.ts'

const windowMs = 15 * minuteMs

/** Limits count in windows of a quarter of an hour and more: a test about one must not straddle two. */
export async function earlyInWindow(neededMs = 10_000) {
  const leftMs = windowMs - (Date.now() % windowMs)
  if (leftMs < neededMs) await sleep(leftMs + 50)
}
