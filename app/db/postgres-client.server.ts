import pg from 'pg'

/**
 * After a silent network failure a query times out, but pg keeps its connection: the pool would hand it out again,
 * and every later query would wait behind the one that is never answered. Ended, it is replaced.
 */
export class Client extends pg.Client {
  override query(...args: unknown[]) {
    const result = Reflect.apply(super.query, this, args)
    return result instanceof Promise ? result.catch((error) => this.#endIfSilent(error)) : result
  }

  #endIfSilent(error: unknown): never {
    if (error instanceof Error && error.message === 'Query read timeout') {
      // Not awaited: from now on the pool discards it, and a rollback is refused at once.
      void this.end()
      this.emit('error', error)
    }
    throw error
  }
}
