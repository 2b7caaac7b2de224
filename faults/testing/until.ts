import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until it is so. The limit is patience with a busy machine, not a measurement. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, withinMs = 30_000) {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > withinMs) throw new Error(`Not in ${withinMs / 1000} s: ${what}`)
    await sleep(50)
  }
  return performance.now() - started
}

/** Does the work so many times at once, each time as often as it takes until all are done. */
export async function inTurns<T>(count: number, atOnce: number, work: (index: number) => Promise<T>) {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return results
}
