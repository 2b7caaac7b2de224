import type { ToPrimary } from './messages.ts'

export type PrimaryRequests = ReturnType<typeof createPrimaryRequests>

/** Messages to the primary, and its replies by the id of the request. */
export function createPrimaryRequests(channel: Pick<NodeJS.Process, 'connected' | 'send'>) {
  const pending = new Map<number, { resolve(reply: never): void; unanswered: unknown }>()
  let lastId = 0

  function send(message: ToPrimary) {
    if (channel.connected) channel.send?.(message, undefined, undefined, () => {})
  }
  /** Resolves to `unanswered` when the primary is gone. */
  function request<Reply>(unanswered: Reply, message: (id: number) => ToPrimary) {
    return new Promise<Reply>((resolve) => {
      if (!channel.connected) return resolve(unanswered)
      const id = ++lastId
      pending.set(id, { resolve: resolve as (reply: never) => void, unanswered })
      send(message(id))
    })
  }
  function settle(id: number, reply: unknown) {
    pending.get(id)?.resolve(reply as never)
    pending.delete(id)
  }
  /** The primary is gone. */
  function giveUp() {
    for (const [id, { unanswered }] of pending) settle(id, unanswered)
  }
  return { send, request, settle, giveUp }
}
