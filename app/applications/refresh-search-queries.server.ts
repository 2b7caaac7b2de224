import { readAtOnce } from '../db/bounds.ts'
import type { Db } from '../db/tables.ts'
import { foundBy } from './found-by.ts'

/**
 * An older version that still runs beside this one leaves accents, or the digits of an extension, in what applications
 * are found by: today's search would miss them. Returns how many there were.
 */
export async function refreshApplicationSearch(db: Db, since: Date) {
  const created = await db
    .selectFrom('applications')
    .select('id')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(readAtOnce)
    .execute()
  let refreshed = 0
  for (const { id } of created) if (await refresh(db, id)) refreshed++
  return refreshed
}

async function refresh(db: Db, id: string) {
  const application = await db
    .selectFrom('applications')
    .select(['reference', 'full_name', 'email', 'phone', 'place', 'words'])
    .select(['version', 'search_text', 'phone_digits'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!application) return false
  const found = foundBy(application)
  if (found.search_text === application.search_text && found.phone_digits === application.phone_digits)
    return false
  // One that changed meanwhile is refreshed with the next pass.
  await db
    .updateTable('applications')
    .set(found)
    .where('id', '=', id)
    .where('version', '=', application.version)
    .execute()
  return true
}
