import type { RemoteLimiter } from './limiter.ts'
import type { LimiterName } from './messages.ts'
import type { PrimaryRequests } from './primary-requests.ts'

/** A limiter of the primary, as a worker asks for it. */
export function createRemoteLimiter(
  name: LimiterName,
  { request, send }: Pick<PrimaryRequests, 'request' | 'send'>,
): RemoteLimiter {
  let count = 0
  let waitingHere = 0
  return {
    get count() {
      return count
    },
    get waiting() {
      return waitingHere
    },
    async acquire(key) {
      waitingHere++
      let entered = 0
      const isIn = await request(false, (id) => {
        entered = id
        return { kind: 'enter', gate: name, id, key }
      })
      waitingHere--
      if (!isIn) return null
      count++
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        count--
        send({ kind: 'leave', id: entered })
      }
    },
  }
}
