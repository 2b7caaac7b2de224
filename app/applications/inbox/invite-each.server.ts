import type { Actor } from '../../audit/audit.ts'
import { type InvitationParts, inviteToTell, takeBackInvitation } from '../invite/invite-queries.server.ts'

/** What was done, in the words of an outcome; null for what none of our forms sends. */
export async function inviteEach(parts: InvitationParts, ids: string[], wish: unknown, by: Actor) {
  if (wish === 'end') {
    let ended = false
    for (const id of ids) ended = (await takeBackInvitation(parts.database, id, by)) || ended
    return ended ? 'invite-end' : 'no-invite-end'
  }
  if (wish !== 'invite') return null
  let invited = 0
  for (const id of ids) if (await inviteToTell(parts, id, by)) invited++
  if (invited === 0) return 'no-invite'
  return invited < ids.length ? 'invite-some' : 'invite'
}
