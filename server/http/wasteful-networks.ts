import { LRUCache } from 'lru-cache'
import { networkOf } from '../../app/platform/limits.server.ts'
import { wasted } from '../admission/limits.ts'

/**
 * A connection that is cut for what it sent (dozens of requests ahead, a body in tiny chunks, no HTTP) has taken the one
 * thread milliseconds: hundreds at once make others wait for seconds. So after some of them a network is disconnected
 * unread, until the seconds that they were counted in are over.
 */
export function createWastefulNetworks(perf: { now(): number } = performance) {
  const ttl = { ttl: wasted.withinMs, noUpdateTTL: true, ttlResolution: 0, perf }
  const cut = new LRUCache<string, number>({ max: 1000, ...ttl })
  return {
    note(address = '') {
      const network = networkOf(address)
      cut.set(network, (cut.get(network) ?? 0) + 1)
    },
    has: (address = '') => cut.size > 0 && (cut.get(networkOf(address)) ?? 0) >= wasted.connections,
  }
}
