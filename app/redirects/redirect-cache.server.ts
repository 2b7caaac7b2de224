import type { Database } from '../db/database.server.ts'
import type { DatabaseLog } from '../db/log.ts'
import { onTag } from '../db/on-tag.ts'
import { spelledRight } from '../site/find-address.ts'
import { listRedirects } from './queries.server.ts'

const firstRetryMs = 1000
const lastRetryMs = 30_000

export type RedirectCache = Awaited<ReturnType<typeof openRedirectCache>>

/** The redirects in memory, read again whenever one is made or removed, here or in another process. */
export async function openRedirectCache(database: Database, log: DatabaseLog) {
  let targets: ReadonlyMap<string, string> = new Map()
  let asked = 0

  async function refresh(waitMs = firstRetryMs) {
    const mine = ++asked
    try {
      const fresh = await read(database)
      // A slower answer to an earlier question must not undo this one.
      if (mine === asked) targets = fresh
    } catch (error) {
      log.warn({ err: error }, 'Could not read the redirects again; the ones known so far stay')
      const again = () => mine === asked && void refresh(Math.min(waitMs * 2, lastRetryMs))
      setTimeout(again, waitMs).unref()
    }
  }

  // Before the first read: a change that comes meanwhile is heard.
  onTag(database, 'redirects', () => void refresh())
  const first = await read(database)
  if (asked === 0) targets = first
  return {
    refresh,
    /** In other capitals too, but never to where the visitor is. */
    find(path: string) {
      const inLowerCase = targets.get(path.toLowerCase())
      return targets.get(path) ?? (inLowerCase === path ? undefined : inLowerCase)
    },
  }
}

async function read(database: Database) {
  const rows = await listRedirects(database.db)
  // Visitors come in the one spelling of an address; one made for it goes before one made for another.
  const right = rows.map(({ path, target }) => [spelledRight(path), target] as const)
  return new Map([...right, ...rows.map(({ path, target }) => [path, target] as const)])
}
