export type Leave = () => void

/** Where only so many are let in, in all and of one network. */
export type Gate = {
  /** Inside now, of those who came through this process. */
  readonly count: number
  /** How to leave again; null when there is no place. Some wait for theirs. */
  enter(key: string): Leave | null | Promise<Leave | null>
}

/** Those of one process who stand in a gate that another process keeps. */
export type RemoteGate = {
  readonly count: number
  readonly waiting: number
  enter(key: string): Promise<Leave | null>
}
