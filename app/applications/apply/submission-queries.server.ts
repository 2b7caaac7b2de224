import type { Db } from '../../db/tables.ts'

/** Whether this form was stored before. */
export async function findSubmission(db: Db, submissionKey: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst()
  return row ?? null
}
