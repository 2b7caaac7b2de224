const kilobyte = 1024

/** How large a body each route takes. Pages that take no form take none. */
const bodyLimits: { path: RegExp; bytes: number }[] = [
  { path: /^\/forms\//, bytes: 16 * kilobyte },
  { path: /^\/island-error$/, bytes: 2 * kilobyte },
]
const defaultBodyBytes = 64 * kilobyte

export function bodyLimitFor(pathname: string) {
  return bodyLimits.find(({ path }) => path.test(pathname))?.bytes ?? defaultBodyBytes
}

/** How much work may be under way before newcomers get an honest 503. */
export const maxRequestsInFlight = 200

export const timeouts = { headersMs: 10_000, requestMs: 300_000, keepAliveMs: 65_000, smallBodyMs: 20_000 }
export const maxHeaderBytes = 16 * kilobyte
export const shutdownMs = 25_000

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}
