import type { IncomingMessage } from 'node:http'

/** By what its head says: most requests have none. */
export function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
