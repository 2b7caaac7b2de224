import type { Release } from '../../app/platform/fair-slots.ts'

/** Bounds how many requests are under way at once, in all and of one network. */
export type Limiter = {
  /** Under way now, of this process. */
  readonly count: number
  /** The release function; null when no slot is free. Some limiters queue. */
  acquire(key: string): Release | null | Promise<Release | null>
}

/** A worker's view of a limiter in the primary. */
export type RemoteLimiter = {
  readonly count: number
  readonly waiting: number
  acquire(key: string): Promise<Release | null>
}
