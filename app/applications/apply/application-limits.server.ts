import type { Db } from '../../db/tables.ts'
import { daySeconds, hourSeconds } from '../../platform/duration.ts'
import { countOrWait, countRequest, findWait, limitKey, OverLimit } from '../../platform/limits.server.ts'
import type { FormName } from '../../site/forms.ts'

type Limit = { name: string; max: number; windowSeconds: number }

/** Many people share one connection: a shelter, a library, a phone company. */
const applicationLimits: Limit[] = [
  { name: 'application-hour', max: 10, windowSeconds: hourSeconds },
  { name: 'application-day', max: 30, windowSeconds: daySeconds },
]
/** Every step that is posted, also one that is refused: ten applications with a mistake on each step. */
const postLimit: Limit = { name: 'application-posts', max: 120, windowSeconds: hourSeconds }
/** Each sends a mail and keeps a row. */
const draftLimit: Limit = { name: 'application-drafts', max: 5, windowSeconds: hourSeconds }
/** What is written on private pages, of all applications of a network: each keeps a row. */
const messageLimit: Limit = { name: 'application-messages', max: 60, windowSeconds: hourSeconds }
const changeLimit: Limit = { name: 'application-changes', max: 100, windowSeconds: daySeconds }

/** A server that does not know the address limits nobody, rather than everybody together. */
export function limitsFor(secret: string, address: string | undefined) {
  if (!address)
    return {
      network: '',
      countPost: async () => null,
      countDraft: async () => null,
      countMessage: async () => null,
      countChange: async () => null,
      findApplicationWait: async () => null,
      countApplication: async () => {},
    }
  const network = limitKey(secret, address)
  return {
    network,
    countPost: (db: Db, now: Date) => countOrWait(db, `${postLimit.name}:${network}`, { ...postLimit, now }),
    countDraft: (db: Db, now: Date) =>
      countOrWait(db, `${draftLimit.name}:${network}`, { ...draftLimit, now }),
    countMessage: (db: Db, now: Date) =>
      countOrWait(db, `${messageLimit.name}:${network}`, { ...messageLimit, now }),
    countChange: (db: Db, now: Date) =>
      countOrWait(db, `${changeLimit.name}:${network}`, { ...changeLimit, now }),
    /** Looks without counting: what is refused is refused before it costs anybody anything. */
    async findApplicationWait(db: Db, form: FormName, now: Date) {
      for (const limit of applicationLimits) {
        const wait = await findWait(db, `${limit.name}:${form}:${network}`, { ...limit, now })
        if (wait) return wait
      }
      return null
    },
    /** With the application, in its transaction: a twin of a stored one does not count. */
    async countApplication(trx: Db, form: FormName, now: Date) {
      for (const limit of applicationLimits) {
        const count = await countRequest(trx, `${limit.name}:${form}:${network}`, { ...limit, now })
        if (!count.isAllowed) throw new OverLimit(count.retryAfterSeconds)
      }
    },
  }
}

export type ApplicationLimits = ReturnType<typeof limitsFor>
