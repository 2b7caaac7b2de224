import type { Db } from '../../db/tables.ts'
import { daySeconds, hourSeconds } from '../../platform/duration.ts'
import { countOrWait, countRequest, findWait, limitKey, OverLimit } from '../../platform/limits.server.ts'

const storyLimits = [
  { name: 'story-hour', max: 5, windowSeconds: hourSeconds },
  { name: 'story-day', max: 20, windowSeconds: daySeconds },
]
/** Photos cost the most work, also those of a story that is refused in the end. */
const photoLimit = { name: 'story-photos', max: 30, windowSeconds: hourSeconds }

/** Every form that is sent, also one that is refused: whoever corrects a mistake again and again has room enough. */
const postLimit = { name: 'story-posts', max: 60, windowSeconds: hourSeconds }

/** Before a form is read: null, or the seconds to wait. */
export async function countPost(db: Db, secret: string, address: string | undefined, now = new Date()) {
  if (!address) return null
  return await countOrWait(db, `${postLimit.name}:${limitKey(secret, address)}`, { ...postLimit, now })
}

/** A server that does not know the address limits nobody, rather than everybody together. */
export function submissionLimits(secret: string, address: string | undefined) {
  if (!address)
    return { findWait: async () => null, findPhotoWait: async () => null, countStory: async () => {} }
  const network = limitKey(secret, address)
  const keyOf = (name: string) => `${name}:${network}`

  const findPhotoWait = async (db: Db, now: Date): Promise<number | null> => {
    const photos = await countRequest(db, keyOf(photoLimit.name), { ...photoLimit, now })
    return photos.isAllowed ? null : photos.retryAfterSeconds
  }

  return {
    /** Of a story that is stored already: only new photos make work. */
    findPhotoWait,
    /** Before the work: the seconds to wait, or null. A story counts only once it is stored. */
    async findWait(db: Db, hasPhotos: boolean, now: Date): Promise<number | null> {
      for (const limit of storyLimits) {
        const wait = await findWait(db, keyOf(limit.name), { ...limit, now })
        if (wait) return wait
      }
      return hasPhotos ? await findPhotoWait(db, now) : null
    },
    /** With the story, in its transaction: a twin of a stored story does not count twice. */
    async countStory(trx: Db, now: Date) {
      for (const limit of storyLimits) {
        const count = await countRequest(trx, keyOf(limit.name), { ...limit, now })
        if (!count.isAllowed) throw new OverLimit(count.retryAfterSeconds)
      }
    },
  }
}

export type SubmissionLimits = ReturnType<typeof submissionLimits>
