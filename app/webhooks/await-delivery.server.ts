import type { Db } from '../db/tables.ts'
import { pollFor } from '../platform/poll-for.ts'
import { findDelivery } from './webhook-queries.server.ts'

/** Waits a moment for what becomes of a delivery, so that the owner can be told at once. */
export async function resultOf(db: Db, id: string) {
  const result = await pollFor(async () => {
    const state = await findDelivery(db, id)
    if (state?.deliveredAt) return 'hook-delivered'
    if (state?.fault) return 'hook-failed'
    // Nobody sends it before the owner goes on.
    return state?.isPaused ? 'hook-held' : null
  })
  return result ?? 'hook-waiting'
}
