import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import type { Role } from '../../db/vocabulary.ts'
import { endInvitationsBy, leaveTeam, shutOut } from '../account-queries.server.ts'

export async function listTeam(db: Db) {
  return await db
    .selectFrom('admin_users')
    .select(['id', 'name', 'email', 'role', 'disabled'])
    .select(['two_factor_enabled as hasSecondFactor', 'last_sign_in_at as lastSignInAt'])
    .orderBy('disabled')
    .orderBy('email')
    .execute()
}

/** 'last-owner': somebody must be able to open the settings. 'role-same': they have it already, nothing is done. */
export type TeamRefusal = 'gone' | 'last-owner' | 'role-same'

/** Ends every session: the new role counts from the next sign-in, on every device. */
export async function changeRole(database: Database, id: string, role: Role, who: Actor) {
  return await changeMember(database, id, { mayLeaveOwner: role === 'owner' }, async (trx, member) => {
    if (member.role === role) return 'role-same'
    const { email } = member
    await trx.updateTable('admin_users').set({ role }).where('id', '=', id).execute()
    await shutOut(trx, id)
    if (role !== 'owner') await endInvitationsBy(trx, email)
    await recordAudit(trx, { ...who, action: 'account.role', subjectId: id, facts: { account: email, role } })
    return null
  })
}

/** Out at once, wherever signed in. */
export async function endAccess(database: Database, id: string, who: Actor) {
  return await changeMember(database, id, { mayLeaveOwner: false }, async (trx, { email }) => {
    await trx.updateTable('admin_users').set({ disabled: true }).where('id', '=', id).execute()
    await leaveTeam(trx, { id, email })
    await recordAudit(trx, { ...who, action: 'account.disable', subjectId: id, facts: { account: email } })
    return null
  })
}

export async function openAccess(database: Database, id: string, who: Actor) {
  return await changeMember(database, id, { mayLeaveOwner: true }, async (trx, { email }) => {
    await trx.updateTable('admin_users').set({ disabled: false }).where('id', '=', id).execute()
    await recordAudit(trx, { ...who, action: 'account.enable', subjectId: id, facts: { account: email } })
    return null
  })
}

type Member = { email: string; role: Role }

async function changeMember(
  database: Database,
  id: string,
  { mayLeaveOwner }: { mayLeaveOwner: boolean },
  change: (trx: Db, member: Member) => Promise<TeamRefusal | null>,
): Promise<TeamRefusal | null> {
  if (!isId(id)) return 'gone'
  return await database.change([], async (trx) => {
    const member = await trx
      .selectFrom('admin_users')
      .select(['email', 'role'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!member) return 'gone'
    if (!mayLeaveOwner && member.role === 'owner' && !(await hasOtherOwner(database, trx, id)))
      return 'last-owner'
    return await change(trx, member)
  })
}

/** Two owners who end each other’s access at the same moment wait for each other here. */
async function hasOtherOwner({ engine }: Database, trx: Db, id: string) {
  const owners = await trx
    .selectFrom('admin_users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled', '=', false)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return owners.some((owner) => owner.id !== id)
}
