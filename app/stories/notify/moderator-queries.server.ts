import type { Db } from '../../db/tables.ts'
import { isMadeUp } from '../../platform/made-up-address.ts'
import { isFlagged } from '../../platform/spam-score.ts'
import type { ArrivedStory } from './moderator-mails.ts'

/** Everybody who decides on stories and may sign in, besides an owner whose address the first start made up. */
export async function listModerators(db: Db): Promise<{ id: string; email: string }[]> {
  const admins = await db
    .selectFrom('admin_users')
    .select(['id', 'email'])
    .where('disabled', '=', false)
    .where('role', 'in', ['owner', 'moderator'])
    .orderBy('email')
    .execute()
  return admins.filter(({ email }) => !isMadeUp(email))
}

/** What was sent in from one moment to another and not taken back since, oldest first. */
export async function listArrived(db: Db, from: Date, until: Date): Promise<ArrivedStory[]> {
  const stories = await db
    .selectFrom('approval_stories')
    .select(['headline', 'spam_score'])
    .where('status', 'in', ['pending', 'approved', 'rejected'])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('withdrawn_at', 'is', null)
    .where('is_demo', '=', false)
    .orderBy('created_at')
    .execute()
  return stories.map(({ headline, spam_score }) => ({ headline, isFlagged: isFlagged(spam_score) }))
}
