import type { Role } from '../db/vocabulary.ts'

/** 'nobody' is the door itself: whoever comes is answered, and the route looks by itself at who it is. */
type Needed = Role | 'any admin' | 'nobody'

/** What is not in the table is the owner's. The router writes its patterns without the slash at the front. */
export function roleFor(pattern: string): Needed {
  return adminRoles[pattern.replace(/^\/*/, '/')] ?? 'owner'
}

/** Who may use each address of the admin area, by the pattern of its route. */
export const adminRoles: Record<string, Needed> = {
  '/admin': 'nobody',
  '/admin/logout': 'nobody',
  '/admin/code': 'nobody',
  '/admin/forgot': 'nobody',
  '/admin/reset': 'nobody',
  '/admin/stories/move': 'moderator',
  '/admin/stories/undo': 'moderator',
  '/admin/stories/news': 'moderator',
  '/admin/stories/:status': 'moderator',
  '/admin/stories/:status/before/:cursor': 'moderator',
  '/admin/articles': 'editor',
  '/admin/articles/new': 'editor',
  '/admin/articles/delete': 'editor',
  '/admin/articles/bin': 'editor',
  '/admin/articles/draft': 'editor',
  '/admin/articles/:id': 'editor',
  '/admin/articles/:id/revisions': 'editor',
  '/admin/activity': 'owner',
  '/admin/account': 'any admin',
  '/admin/account/password': 'any admin',
  '/admin/account/two-factor': 'any admin',
  '/admin/account/two-factor/off': 'any admin',
  '/admin/account/backup-codes': 'any admin',
  '/admin/account/sessions/end': 'any admin',
  '/admin/settings/restore': 'owner',
  '/admin/settings/:group?': 'owner',
  '/admin/claims': 'owner',
  '/admin/numbers': 'owner',
  '/admin/numbers.csv': 'owner',
  '/admin/missing': 'owner',
  '/admin/missing/forget': 'owner',
  '/admin/redirects/remove': 'owner',
  '/admin/mail': 'owner',
  '/admin/mail/retry': 'owner',
  '/admin/mail/discard': 'owner',
  '/admin/data': 'owner',
  '/admin/data/export': 'owner',
  '/admin/data/import': 'owner',
  '/admin/data/import/confirm': 'owner',
  '/admin/people': 'owner',
  '/admin/people/export': 'owner',
  '/admin/health': 'owner',
  '/admin/backup': 'owner',
  '/admin/start': 'owner',
  '/admin/start/keep-brand': 'owner',
  '/admin/start/hide': 'owner',
  '/admin/start/remove-demo': 'owner',
}
