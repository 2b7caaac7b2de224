import type { Release } from '../../app/platform/fair-slots.ts'

type Bounds = { all: number; perNetwork: number }

export type Slots = ReturnType<typeof createSlots>

/** Counts requests under way, in all and by network, so that slow clients of one network cannot take every slot. */
export function createSlots({ all, perNetwork }: Bounds) {
  const byNetwork = new Map<string, number>()
  let taken = 0
  return {
    get count() {
      return taken
    },
    hasFree,
    /** The release function, or null when no slot is free. */
    acquire(network: string): Release | null {
      if (!hasFree(network)) return null
      taken++
      byNetwork.set(network, ofNetwork(network) + 1)
      return () => {
        taken--
        const left = ofNetwork(network) - 1
        if (left > 0) byNetwork.set(network, left)
        else byNetwork.delete(network)
      }
    },
  }

  function hasFree(network: string) {
    return taken < all && ofNetwork(network) < perNetwork
  }

  function ofNetwork(network: string) {
    return byNetwork.get(network) ?? 0
  }
}
