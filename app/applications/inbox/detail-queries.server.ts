import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import type { Application } from '../queries.server.ts'
import { searchApplications } from './search-queries.server.ts'

const earlierAtMost = 10

/** Others of the same person: the same e-mail address, or the same phone number however it was written. */
export async function listOthersOf(database: Pick<Database, 'db' | 'engine'>, application: Application) {
  const { id, email, phone } = application
  const digits = digitsOf(phone)
  const { ids } =
    digits.length < 7 ? { ids: [] } : await searchApplications(database, [digits], earlierAtMost * 2)
  const found = await database.db
    .selectFrom('applications')
    .select(['id', 'status', 'closed_reason as closedReason', 'program', 'place', 'is_spam as isSpam'])
    .select(['email', 'phone', 'created_at as createdAt'])
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([...(email ? [eb('email', '=', email)] : []), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .orderBy('created_at', 'desc')
    .limit(earlierAtMost * 2)
    .execute()
  return found
    .map(({ email: otherEmail, phone: otherPhone, ...other }) => ({
      ...other,
      by: email && otherEmail === email ? ('email' as const) : ('phone' as const),
      isSame: (email && otherEmail === email) || isSamePhone(digits, digitsOf(otherPhone)),
    }))
    .filter(({ isSame }) => isSame)
    .slice(0, earlierAtMost)
}

/** The country code is written by some. */
function isSamePhone(one: string, other: string) {
  return one.length >= 7 && one.slice(-10) === other.slice(-10)
}

function digitsOf(phone: string | null) {
  return (phone?.replace(/\D/g, '') ?? '').slice(-10)
}

/** Who can be given an application. */
export async function listAssignees(db: Db) {
  return await db
    .selectFrom('admin_users')
    .select(['id', 'email', 'name'])
    .where('role', 'in', ['owner', 'agent'])
    .where('disabled', '=', false)
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
