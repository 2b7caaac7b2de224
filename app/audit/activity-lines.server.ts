import type { Db } from '../db/tables.ts'
import { type AuditSearch, findSearchEnd, searchAudit } from './queries.server.ts'

const rowsPerPage = 50

/** One page of the log, and the place where the older lines begin. */
export async function activityLines(db: Db, search: Omit<AuditSearch, 'limit'>) {
  const asked = { ...search, limit: rowsPerPage + 1 }
  const end = search.words ? await findSearchEnd(db, asked) : undefined
  const found = await searchAudit(db, { ...asked, last: end })
  const rows = found.slice(0, rowsPerPage)
  return { rows, next: found.length > rowsPerPage ? rows.at(-1) : end }
}
