import { recordAudit } from '../../audit/queries.server.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import { maxNameLength } from '../team/invitations.server.ts'
import { type OwnAccount, selfOf } from './own-account.server.ts'

/** What colleagues read beside one's address. False for one that is no name; the same name again writes nothing. */
export async function changeName(account: OwnAccount, typed: string): Promise<boolean> {
  const name = cleanLine(typed)
  if (!name || name.length > maxNameLength) return false
  const { id, name: from } = account.admin
  if (name === from) return true
  await account.store.database.change([], async (trx) => {
    await trx.updateTable('admin_users').set({ name, updated_at: new Date() }).where('id', '=', id).execute()
    await recordAudit(trx, { ...selfOf(account), action: 'account.name', facts: { from, to: name } })
  })
  return true
}
