/** What an admin may do: everything, the articles, or the stories. */
export const roles = ['owner', 'editor', 'moderator'] as const
export type Role = (typeof roles)[number]
