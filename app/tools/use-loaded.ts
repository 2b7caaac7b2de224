import { useEffect, useState } from 'react'

/**
 * Loads a file as soon as it is needed, and says whether that failed. Each failure is followed by one more attempt, when
 * the network is back or when somebody comes back to the page or to a field. `load` must stay the same function.
 */
export function useLoaded(load: () => Promise<void>, isNeeded = true) {
  const [failures, setFailures] = useState(0)
  const [retries, setRetries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    if (isNeeded) load().catch(() => setFailures((count) => count + 1))
  }, [load, isNeeded, retries])
  useEffect(() => {
    if (failures === 0) return
    // As many retries as failures, however many events there are.
    const retry = () => setRetries(failures)
    addEventListener('online', retry)
    // Of fields, focus does not bubble.
    addEventListener('focus', retry, true)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('focus', retry, true)
    }
  }, [failures])
  return failures > 0
}
