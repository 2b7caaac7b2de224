import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import { findDelivery } from './webhook-queries.server.ts'

const patienceMs = 3000

/** Waits a moment for what becomes of a delivery, so that the owner can be told at once. */
export async function resultOf(
  db: Db,
  id: string,
): Promise<'hook-delivered' | 'hook-failed' | 'hook-waiting' | 'hook-held'> {
  const started = performance.now()
  while (performance.now() - started < patienceMs) {
    const state = await findDelivery(db, id)
    if (state?.deliveredAt) return 'hook-delivered'
    if (state?.fault) return 'hook-failed'
    // Nobody sends it before the owner goes on.
    if (state?.isPaused) return 'hook-held'
    await sleep(100)
  }
  return 'hook-waiting'
}
