import type { Db } from '../db/tables.ts'
import { batchRows, writeInBatches } from '../db/write-in-batches.ts'
import { foundBy } from './found-by.ts'

/**
 * An older version that still runs beside this one leaves accents, or the digits of an extension, in what applications
 * are found by: today's search would miss them. Returns how many there were.
 */
export async function refreshApplicationSearch(db: Db, since: Date, signal?: AbortSignal) {
  return await writeInBatches<Created>({
    list: (after) => listCreated(db, since, after),
    write: (application) => refresh(db, application),
    signal,
  })
}

type Created = Awaited<ReturnType<typeof listCreated>>[number]

async function listCreated(db: Db, since: Date, after?: { created_at: Date; id: string }) {
  const created = db
    .selectFrom('applications')
    .select(['id', 'created_at', 'version', 'search_text', 'phone_digits'])
    .select(['reference', 'full_name', 'email', 'phone', 'place', 'words'])
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batchRows)
  if (!after) return await created.execute()
  return await created
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.created_at, after.id)),
    )
    .execute()
}

async function refresh(db: Db, application: Created) {
  const found = foundBy(application)
  if (found.search_text === application.search_text && found.phone_digits === application.phone_digits)
    return false
  // One that changed meanwhile is refreshed with the next pass.
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set(found)
    .where('id', '=', application.id)
    .where('version', '=', application.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
