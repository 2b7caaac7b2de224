const kilobyte = 1024

const storyUploads = /^\/(stories|approval-wall\/share|admin\/data\/import)$/i
/** The article form, as a page and as the router sends it. */
const articleUploads = /^\/admin\/articles\/(new|[0-9a-f-]{36})(\.data)?$/

/** How large a body each route takes. Pages that take no form take none. */
const bodyLimits: { path: RegExp; bytes: number }[] = [
  { path: /^\/forms\//, bytes: 16 * kilobyte },
  { path: /^\/(island-error|count)$/, bytes: 2 * kilobyte },
  // Three photos straight from a phone: the ones over 5 MB are refused beside their fields, in words.
  { path: storyUploads, bytes: 48 * 1024 * kilobyte },
  // A long article and its picture, with room to refuse one over 5 MB in words.
  { path: articleUploads, bytes: 16 * 1024 * kilobyte },
  // Unsaved text on its way to the server.
  { path: /^\/admin\/articles\/draft(\.data)?$/, bytes: 2 * 1024 * kilobyte },
]
const defaultBodyBytes = 64 * kilobyte

/** What a proxy in front must let through. */
export const largestBodyBytes = Math.max(...bodyLimits.map(({ bytes }) => bytes))

export function bodyLimitFor(pathname: string) {
  return bodyLimits.find(({ path }) => path.test(pathname))?.bytes ?? defaultBodyBytes
}

/** Routes that read their body as it comes, with limits of their own inside. */
export function isUpload(pathname: string) {
  return storyUploads.test(pathname) || articleUploads.test(pathname)
}

/**
 * Work under way at once: making a page, or answering one visitor. Of one network no more than a page with all its
 * photos asks for at once; a page takes about 10 ms of the one thread.
 */
export const placeBounds = {
  all: 200,
  perNetwork: 12,
  waitingPerNetwork: 48,
  waiting: 1000,
  patienceMs: 5000,
}

/** Small bodies on their way: 500 of 64 KB are 32 MB. */
export const bodyRoomBounds = { all: 500, perNetwork: 20 }

/** Uploads take long on a slow network: they have places of their own, a few for each network. */
export const uploadRoomBounds = { all: 100, perNetwork: 6 }

/** Long lists on their way to who reads them slowly. */
export const streamRoomBounds = { all: 100, perNetwork: 6 }

/** Of one network, when no proxy stands between. */
export const maxConnectionsPerNetwork = 500
export const maxConnections = 10_000

/** What is still read of a body that nobody wants, so that its sender gets to see the answer. */
export const linger = { bytes: 256 * kilobyte, ms: 2000 }
export const turnedAwayLinger = { bytes: 16 * 1024 * kilobyte, ms: 30_000 }

export const timeouts = {
  headersMs: 10_000,
  requestMs: 300_000,
  keepAliveMs: 65_000,
  smallBodyMs: 20_000,
  /** Node looks twice before it calls a connection idle. */
  idleMs: 30_000,
}
export const maxHeaderBytes = 16 * kilobyte
export const shutdownMs = 25_000
/** Within the above: how long we wait for a load balancer to notice that we stop. */
export const farewellMs = 8000

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow'
}
/** The visitor hung up before the body was there: nobody's fault, and nobody to answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}
/** No place, and none came free in time. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}
