import type { Db } from '../../db/tables.ts'

/** Beside the limits, under a key that does not end: one number is no table of its own. */
const key = 'mail-digest-told-day'
const never = new Date('9999-01-01T00:00:00.000Z')

/** The day up to whose digest hour stories are told. Null while no digest is wanted. */
export async function findToldDay(db: Db): Promise<number | null> {
  const row = await db.selectFrom('request_counts').select('count').where('key', '=', key).executeTakeFirst()
  return row?.count ?? null
}

/** With the mails: of two replicas one waits for the other, and gets false. */
export async function moveToldDay(trx: Db, from: number | null, to: number | null): Promise<boolean> {
  if (from === null) {
    if (to === null) return false
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('request_counts')
      .values({ key, count: to, expires_at: never })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  if (to === null) {
    const { numDeletedRows } = await trx
      .deleteFrom('request_counts')
      .where('key', '=', key)
      .where('count', '=', from)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
  const { numUpdatedRows } = await trx
    .updateTable('request_counts')
    .set({ count: to })
    .where('key', '=', key)
    .where('count', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
