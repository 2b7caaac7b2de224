import { maxUploadsInFlight, maxUploadsPerAddress } from './limits.ts'

export type UploadRoom = ReturnType<typeof createUploadRoom>

/** Counts uploads under way, in all and by address, so that slow senders cannot take every place. */
export function createUploadRoom() {
  const byAddress = new Map<string, number>()
  let all = 0
  return {
    get count() {
      return all
    },
    /** How to leave again, or null when there is no place. */
    enter(address: string) {
      const own = byAddress.get(address) ?? 0
      if (all >= maxUploadsInFlight || own >= maxUploadsPerAddress) return null
      all++
      byAddress.set(address, own + 1)
      return () => {
        all--
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      }
    },
  }
}
