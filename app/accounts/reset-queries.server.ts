import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import type { MailWords } from '../mail/compose.tsx'
import { mailTag, queueMail } from '../mail/queue-queries.server.ts'
import { removePasskeys, setPassword } from './account-queries.server.ts'

/** Like every row here that has an admin for its value, it goes when that admin's password changes. */
const identifierOf = (tokenHash: string) => `new-password-${tokenHash}`

type Asked = { email: string; tokenHash: string; expiresAt: Date; address?: string; words: MailWords }

/** With the mail that holds the link. Nothing happens when nobody who may sign in has that address. */
export async function keepReset(database: Database, asked: Asked) {
  const { email, tokenHash, expiresAt, address, words } = asked
  await database.change([mailTag], async (trx) => {
    const admin = await trx
      .selectFrom('admin_users')
      .select('id')
      .where('email', '=', email)
      .where('disabled', '=', false)
      .executeTakeFirst()
    if (!admin) return
    await trx
      .insertInto('admin_verifications')
      .values({
        id: newId(),
        identifier: identifierOf(tokenHash),
        value: admin.id,
        expires_at: expiresAt,
      })
      .execute()
    await recordAudit(trx, { actor: email, address, action: 'account.reset-asked', subjectId: admin.id })
    await queueMail(trx, { kind: 'password-reset', to: email, ...words })
  })
}

export async function hasReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('admin_verifications')
    .select('id')
    .where('identifier', '=', identifierOf(tokenHash))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

type Use = { tokenHash: string; passwordHash: string; now: Date; address?: string }

/** The admin's e-mail; null when the link is used up, too old or was never made. Of two at once one gets it. */
export async function redeemReset(database: Database, { tokenHash, passwordHash, now, address }: Use) {
  return await database.change([], async (trx) => {
    const taken = await trx
      .deleteFrom('admin_verifications')
      .where('identifier', '=', identifierOf(tokenHash))
      .where('expires_at', '>', now)
      .returning('value')
      .executeTakeFirst()
    if (!taken) return null
    const { id, email } = await trx
      .selectFrom('admin_users')
      .select(['id', 'email'])
      .where('id', '=', taken.value)
      .executeTakeFirstOrThrow()
    // As by who logs a sign-in: one with the password of before ends before this, or with it.
    await lockRow(trx, 'admin_users', id)
    await setPassword(trx, id, passwordHash)
    const passkeys = await removePasskeys(trx, id)
    await recordAudit(trx, {
      actor: email,
      address,
      action: 'account.reset',
      subjectId: id,
      facts: { passkeys },
    })
    return email
  })
}

/** What nobody came for. */
export async function removeExpiredVerifications(db: Db, now: Date) {
  await db.deleteFrom('admin_verifications').where('expires_at', '<', now).execute()
}
