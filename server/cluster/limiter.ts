export type Release = () => void

/** Bounds how many are under way at once, in all and of one network. */
export type Limiter = {
  /** Under way now, of this process. */
  readonly count: number
  /** The release function; null when no slot is free. Some limiters queue. */
  acquire(key: string): Release | null | Promise<Release | null>
}

/** A limiter that the primary keeps, as a worker sees it. */
export type RemoteLimiter = {
  readonly count: number
  readonly waiting: number
  acquire(key: string): Promise<Release | null>
}
