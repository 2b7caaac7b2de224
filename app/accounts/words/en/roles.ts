import type { Role } from '../../../db/vocabulary.ts'

type RoleWords = {
  label: string
  /** Inside a line. */
  name: string
  about: string
}

export const words: Record<Role, RoleWords> = {
  owner: {
    label: 'Owner',
    name: 'owner',
    about: 'Everything: applications, stories, articles, settings, the team',
  },
  agent: {
    label: 'Agent',
    name: 'agent',
    about: 'Works on applications, sees no stories and no settings',
  },
  moderator: { label: 'Moderator', name: 'moderator', about: 'Reads and decides stories' },
  editor: {
    label: 'Editor',
    name: 'editor',
    about: 'Writes and publishes articles, sees no private data',
  },
}
