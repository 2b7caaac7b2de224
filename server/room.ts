type Bounds = { all: number; perNetwork: number }

export type Room = ReturnType<typeof createRoom>

/** Counts who is inside, in all and by network, so that slow senders of one network cannot take every place. */
export function createRoom({ all, perNetwork }: Bounds) {
  const byNetwork = new Map<string, number>()
  let inside = 0
  return {
    get count() {
      return inside
    },
    hasPlace,
    /** How to leave again, or null when there is no place. */
    enter(network: string) {
      if (!hasPlace(network)) return null
      inside++
      byNetwork.set(network, ofNetwork(network) + 1)
      return () => {
        inside--
        const left = ofNetwork(network) - 1
        if (left > 0) byNetwork.set(network, left)
        else byNetwork.delete(network)
      }
    },
  }

  function hasPlace(network: string) {
    return inside < all && ofNetwork(network) < perNetwork
  }

  function ofNetwork(network: string) {
    return byNetwork.get(network) ?? 0
  }
}
