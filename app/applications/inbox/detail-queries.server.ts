import { sql } from 'kysely'
import { isSameAddress } from '../../db/same-address.ts'
import type { Db } from '../../db/tables.ts'
import { phoneDigits } from '../found-by.ts'
import type { Application } from '../queries.server.ts'
import { isAssignee } from './assignee-queries.server.ts'

const earlierAtMost = 10
/** Fewer digits are no number of one person. */
const shortestNumber = 7

/** Others of the same person: the same e-mail address or phone number, however it was written. */
export async function listOthersOf(
  db: Db,
  { id, email, phone }: Pick<Application, 'id' | 'email' | 'phone'>,
) {
  const digits = phoneDigits(phone)
  const isNumber = digits.length >= shortestNumber
  const found = await db
    .selectFrom('applications')
    .select(['id', 'status', 'closed_reason as closedReason', 'program', 'place', 'is_spam as isSpam'])
    .select(['email', 'created_at as createdAt'])
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([
        ...(email ? [isSameAddress(sql.ref('email'), email)] : []),
        // As the index says it.
        ...(isNumber ? [eb.and([eb('phone_digits', '=', digits), eb('phone_digits', '<>', '')])] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(earlierAtMost)
    .execute()
  return found.map(({ email: otherEmail, ...other }) => ({
    ...other,
    by: email && otherEmail?.toLowerCase() === email.toLowerCase() ? ('email' as const) : ('phone' as const),
  }))
}

/** Who can be given an application. */
export async function listAssignees(db: Db) {
  return await db
    .selectFrom('admin_users')
    .select(['id', 'email', 'name'])
    .where(isAssignee)
    .orderBy('name')
    .orderBy('email')
    .limit(200)
    .execute()
}

/** What became of the mails of a timeline, by the lines they belong to. */
export async function listMailStates(db: Db, eventIds: string[]) {
  if (eventIds.length === 0) return []
  return await db
    .selectFrom('mail_queue')
    .select(['id', 'sent_at as sentAt', 'last_error as lastError', 'next_try_at as nextTryAt'])
    .where('id', 'in', eventIds)
    .execute()
}
