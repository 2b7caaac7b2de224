import { isSameHash, keyedHash } from '../platform/keyed-hash.server.ts'

/** What the forms of stories and their seals are made with: requireSecret(db, …). */
export const storySecret = 'story-form'

type Told = { id: string; headline: string; how_helped: string; encouragement: string }

/**
 * The mark of a story that came by a client's link. Made with the site's own secret for these words alone, so that
 * a file that is edited by hand, or comes from elsewhere, cannot bring one; nothing in it leads to the application.
 */
export function clientSeal(secret: string, { id, headline, how_helped, encouragement }: Told) {
  return keyedHash(secret, 'client-story', [id, headline, how_helped, encouragement].join('\n'))
}

export function isSealed(secret: string, story: Told & { client_seal?: string | null }) {
  return Boolean(story.client_seal) && isSameHash(story.client_seal ?? '', clientSeal(secret, story))
}
