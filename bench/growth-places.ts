import type { Database } from '../app/db/database.server.ts'
import type { Sizes } from './growth-rows.ts'
import { idOf, momentOf } from './growth-words.ts'

/** `turn` differs each time: nothing is read twice. */
export type Ask = (database: Database, sizes: Sizes, turn: number) => Promise<unknown>
export type Work = { name: string; ask: Ask; turns?: number }

export const turnsOfMost = 20

/** Places all over the table. */
export function rowAt(count: number, turn: number) {
  return Math.floor(((turn + 1) / (turnsOfMost + 2)) * count)
}

/** That many rows further on with the wanted remainder: rows are made by their number. */
export function rowLike(count: number, turn: number, { every, rest = 0 }: { every: number; rest?: number }) {
  return Math.floor(rowAt(count, turn) / every) * every + rest
}

export function placeAt(count: number, turn: number) {
  const row = rowAt(count, turn)
  return { createdAt: momentOf(row), id: idOf(row) }
}

export function clockOf({ applications }: Sizes) {
  const now = momentOf(applications)
  return { now, today: now.toISOString().slice(0, 10) }
}
