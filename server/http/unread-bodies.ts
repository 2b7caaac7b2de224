import type { ServerResponse } from 'node:http'

type Held = { response: ServerResponse; network: string; bytes: number }

/**
 * Responses that wait in memory for their readers. They hold no slot, so their bytes are bounded: beyond that, the network
 * with the most of them loses its oldest.
 */
export function createUnreadBodies(maxBytes: number) {
  /** Oldest first. */
  const held = new Set<Held>()
  const byNetwork = new Map<string, number>()
  let total = 0

  return {
    get bytes() {
      return total
    },
    hold(response: ServerResponse, network: string) {
      const bytes = response.writableLength
      if (bytes === 0 || response.destroyed) return
      const one: Held = { response, network, bytes }
      held.add(one)
      count(network, bytes)
      response.once('close', () => drop(one))
      while (total > maxBytes) cutOldest()
    },
  }

  function cutOldest() {
    const [greediest] = [...byNetwork].reduce((most, other) => (other[1] > most[1] ? other : most))
    for (const one of held) {
      if (one.network !== greediest) continue
      drop(one)
      return void one.response.destroy()
    }
  }

  function drop(one: Held) {
    if (held.delete(one)) count(one.network, -one.bytes)
  }

  function count(network: string, bytes: number) {
    total += bytes
    const left = (byNetwork.get(network) ?? 0) + bytes
    if (left > 0) byNetwork.set(network, left)
    else byNetwork.delete(network)
  }
}
