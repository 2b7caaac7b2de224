import pg from 'pg'

/**
 * After a silent network failure a query times out, but pg keeps its connection: the pool would hand it out again,
 * and every later query would wait behind the one that is never answered. Ended, it is replaced.
 */
export class Client extends pg.Client {
  #timeout?: Error

  override query(...args: unknown[]) {
    const result = Reflect.apply(super.query, this, args)
    return result instanceof Promise ? result.catch((error) => this.#fail(error)) : result
  }

  /** What is asked afterwards fails with the timeout too: a rollback's own error would be all that is heard. */
  #fail(error: unknown): never {
    if (!this.#timeout && error instanceof Error && error.message === 'Query read timeout') {
      this.#timeout = error
      // Not awaited: from now on the pool discards it, and a rollback is refused at once.
      void this.end()
      this.emit('error', error)
    }
    throw this.#timeout ?? error
  }
}
