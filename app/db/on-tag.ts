import type { Database } from './database.server.ts'

/** Calls when something with this tag has changed, or may have; returns the unsubscribe function. */
export function onTag(database: Pick<Database, 'onChange'>, tag: string, listener: () => void) {
  return database.onChange((tags) => {
    if (tags.includes(tag) || tags.includes('*')) listener()
  })
}
