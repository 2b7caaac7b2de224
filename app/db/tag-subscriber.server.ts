import { allTags, type TagListener } from './engine.ts'
import { isGenuine, parseMessage, type Query, type TagMessage } from './tag-message.server.ts'

const maxPending = 200
const maxRemembered = 10_000

/**
 * A message without a valid MAC is ignored: were it to mean 'everything changed', any role of the database could
 * invalidate every cached page as often as it likes. Nothing is lost, because our own processes always sign.
 */
export function createTagSubscriber(notify: TagListener) {
  /** Ids of genuine messages only, so forgeries cannot make it grow. The oldest is dropped first, and has expired by then. */
  const seen = new Set<string>()
  let pending = 0

  return async function receive(query: Query, payload: string) {
    const message = parseMessage(payload)
    if (!message || seen.has(message.id)) return
    // A flood of forgeries must not hide a genuine one.
    if (pending >= maxPending) return notify(allTags)
    pending++
    try {
      if (await isGenuine(query, message)) notifyOnce(message)
    } catch {
      // The connection is lost, which the listener logs; or the tables are not there yet.
      notify(allTags)
    } finally {
      pending--
    }
  }

  function notifyOnce({ id, tags }: TagMessage) {
    if (seen.has(id)) return
    seen.add(id)
    for (const oldest of seen) {
      if (seen.size <= maxRemembered) break
      seen.delete(oldest)
    }
    notify(tags)
  }
}
