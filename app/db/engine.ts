import type { Transaction } from 'kysely'
import type { Db, Tables } from './tables.ts'

export type Trx = Transaction<Tables>
export type TagListener = (tags: string[]) => void

export type PoolUse = { open: number; idle: number; waiting: number }

/** Called for every statement, for the metrics. */
export type OnQuery = (milliseconds: number, isError: boolean) => void

/** Everything a page can show may have changed. */
export const allTags = ['*']

/** What SQLite and PostgreSQL do differently; `openDatabase` builds the rest on it. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  db: Db
  /** A transaction whose tags also reach the other processes, if and only if it commits. */
  transact<T>(tags: string[], work: (trx: Trx) => Promise<T>): Promise<T>
  /** A transaction that may take as long as it needs, in one process at a time. */
  upgrade<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  probe(): Promise<void>
  /** How the connections are used; null where there is only one. */
  pool(): PoolUse | null
  close(): Promise<void>
}
