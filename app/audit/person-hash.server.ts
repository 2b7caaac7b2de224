import { keyedHash } from '../platform/keyed-hash.server.ts'
import { cutTo } from '../platform/outside-text.ts'

/** No address is longer. */
const maxAddress = 254

/** Who asked is named in the log by a hash: it is never changed, and must not keep what was deleted. */
export function personHash(secret: string, email: string) {
  return keyedHash(secret, 'person', cutTo(maxAddress, email).trim().toLowerCase())
}
