import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import { brokenConstraint, onceMoreAfter } from '../../db/constraint.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId, newId } from '../../db/uuid.ts'
import type { Role } from '../../db/vocabulary.ts'
import type { MailWords } from '../../mail/compose.tsx'
import { dropUnsent } from '../../mail/keeping-queries.server.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { dayMs } from '../../platform/duration.ts'
import { insertAdmin } from '../queries.server.ts'

/** After its end. */
const keptDays = 30

type Invitation = {
  email: string
  role: Role
  tokenHash: string
  expiresAt: Date
  /** Null where no mail goes out: the link is handed over by hand. */
  words: MailWords | null
}

/** A second invitation takes the place of the first, whose link then leads nowhere. False for who is here already. */
export async function invite(database: Database, invitation: Invitation, who: Actor): Promise<boolean> {
  const once = () => replaceInvitation(database, invitation, who)
  return await onceMoreAfter('admin_invitations_email_unique', once)
}

async function replaceInvitation(database: Database, invitation: Invitation, who: Actor) {
  const { email, role, tokenHash, expiresAt, words } = invitation
  return await database.change([mailTag], async (trx) => {
    const known = await trx
      .selectFrom('admin_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (known) return false
    const ended = await trx
      .deleteFrom('admin_invitations')
      .where('email', '=', email)
      .returning('id')
      .execute()
    await dropUnsent(
      trx,
      ended.map((one) => one.id),
    )
    const id = newId()
    await trx
      .insertInto('admin_invitations')
      .values({ id, email, role, token_hash: tokenHash, actor: who.actor, expires_at: expiresAt })
      .execute()
    await recordAudit(trx, {
      ...who,
      action: 'account.invite',
      subjectId: id,
      facts: { account: email, role },
    })
    if (words) await queueMail(trx, { id, kind: 'invitation', to: email, ...words })
    return true
  })
}

export async function listInvitations(db: Db, now = new Date()) {
  const rows = await db
    .selectFrom('admin_invitations')
    .select(['id', 'email', 'role', 'expires_at as expiresAt', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, hasEnded: row.expiresAt <= now }))
}

/** The owner still sees for a while that nobody came. */
export async function removeExpiredInvitations(db: Db, now: Date) {
  const longAgo = new Date(now.getTime() - keptDays * dayMs)
  await db.deleteFrom('admin_invitations').where('expires_at', '<', longAgo).execute()
}

/** Its link leads nowhere from now on, and a mail that waits is not sent. */
export async function endInvitation(database: Database, id: string, who: Actor): Promise<boolean> {
  if (!isId(id)) return false
  return await database.change([], async (trx) => {
    const gone = await trx
      .deleteFrom('admin_invitations')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst()
    if (!gone) return false
    await dropUnsent(trx, [id])
    const facts = { account: gone.email }
    await recordAudit(trx, { ...who, action: 'account.invite-end', subjectId: id, facts })
    return true
  })
}

export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('admin_invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

type Joining = { tokenHash: string; name: string; passwordHash: string; now: Date; address?: string }

/** Null when the link is used up, too old or taken back. Of two at once one gets it. */
export async function join(database: Database, { tokenHash, name, passwordHash, now, address }: Joining) {
  try {
    return await database.change([], async (trx) => {
      const taken = await trx
        .deleteFrom('admin_invitations')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returning(['id', 'email', 'role'])
        .executeTakeFirst()
      if (!taken) return null
      await dropUnsent(trx, [taken.id])
      const { email, role } = taken
      const subjectId = await insertAdmin(trx, { name, email, role, passwordHash })
      await recordAudit(trx, { actor: email, address, action: 'account.join', subjectId, facts: { role } })
      return { email }
    })
  } catch (error) {
    // Somebody made that account by the command line meanwhile.
    if (brokenConstraint(error) === 'admin_users_email_unique') return null
    throw error
  }
}
