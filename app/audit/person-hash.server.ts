import { keyedHash } from '../platform/keyed-hash.server.ts'
import { cutTo } from '../platform/outside-text.ts'

/** No address is longer. */
const maxAddress = 254

/**
 * Who asked is named in the log by a hash of their address, or of the digits of their number: the log is never
 * changed, and must not keep what was deleted.
 */
export function personHash(secret: string, who: string) {
  return keyedHash(secret, 'person', cutTo(maxAddress, who).trim().toLowerCase())
}
