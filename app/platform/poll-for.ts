import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 3000
const everyMs = 100

/** What `find` finds within a moment, so that somebody can be told at once; null when that takes longer. */
export async function pollFor<Found>(find: () => Promise<Found | null>): Promise<Found | null> {
  const started = performance.now()
  while (performance.now() - started < patienceMs) {
    const found = await find()
    if (found !== null) return found
    await sleep(everyMs)
  }
  return null
}
