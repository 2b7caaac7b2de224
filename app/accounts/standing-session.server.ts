import { data } from 'react-router'
import type { Database } from '../db/database.server.ts'
import type { Admin } from './admin.ts'
import { isStanding } from './session-queries.server.ts'

type SignedIn = Pick<Admin, 'id' | 'sessionId'>

/**
 * For what gives somebody a way in or power that lasts: it is undone when the session it was begun with has ended
 * meanwhile, by a new password or by whoever ended the access.
 */
export function whileStanding(database: Database, admin: SignedIn): Database {
  return {
    ...database,
    change: (tags, work) =>
      database.change(tags, async (trx) => {
        const result = await work(trx)
        // Last: two owners who end each other's access wait for each other in the work.
        if (!(await isStanding(trx, admin))) throw data(null, { status: 401 })
        return result
      }),
  }
}
