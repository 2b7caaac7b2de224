import type { Role } from '../../db/vocabulary.ts'

type RoleWords = { label: string; about: string }

/** What each role is called and may do, as the owner reads it. */
export const roleWords: Record<Role, RoleWords> = {
  owner: { label: 'Owner', about: 'Everything: applications, stories, articles, settings, the team' },
  agent: { label: 'Agent', about: 'Works on applications, sees no stories and no settings' },
  moderator: { label: 'Moderator', about: 'Reads and decides stories' },
  editor: { label: 'Editor', about: 'Writes and publishes articles, sees no private data' },
}
