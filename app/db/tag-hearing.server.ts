import { allTags, type TagListener } from './engine.ts'
import { type Ask, isGenuine, parseMessage, type TagMessage } from './tag-message.server.ts'

const maxWaiting = 200
const maxRemembered = 10_000

/**
 * What is not sealed by us means nothing: were it to mean 'everything', any role of the database could throw away
 * every kept page as often as it likes. Nothing is lost by it, because our own processes always seal.
 */
export function createHearing(tell: TagListener) {
  /** Genuine ones only, so strangers cannot make it grow. The oldest goes first, and is too old by then. */
  const heard = new Set<string>()
  let waiting = 0

  return async function hear(ask: Ask, payload: string) {
    const message = parseMessage(payload)
    if (!message || heard.has(message.id)) return
    // A crowd of forgeries must not hide a true one.
    if (waiting >= maxWaiting) return tell(allTags)
    waiting++
    try {
      if (await isGenuine(ask, message)) tellOnce(message)
    } catch {
      // The connection is gone, and whoever looks after it says so; or the tables are not there yet.
      tell(allTags)
    } finally {
      waiting--
    }
  }

  function tellOnce({ id, tags }: TagMessage) {
    if (heard.has(id)) return
    heard.add(id)
    for (const oldest of heard) {
      if (heard.size <= maxRemembered) break
      heard.delete(oldest)
    }
    tell(tags)
  }
}
