import { plainHash } from '../../platform/keyed-hash.server.ts'
import type { Template } from './templates.ts'

/** What a form showed of a mail, as it sends it back: a mail that was changed since is not written over unseen. */
export function seenOf({ name, subject, body }: Omit<Template, 'id'>) {
  return plainHash(JSON.stringify([name, subject, body]))
}
