import { addresses } from '../../app/site/addresses.ts'
import { findAddress } from '../../app/site/find-address.ts'

const kilobyte = 1024

export const defaultBodyBytes = 64 * kilobyte

/** What a proxy in front must allow. */
export const largestBodyBytes = Math.max(...addresses.map(({ body }) => body?.bytes ?? 0))

/** How large a body an address takes; one without a form of its own takes little. */
export function bodyLimitFor(pathname: string) {
  return findAddress(pathname)?.body?.bytes ?? defaultBodyBytes
}

/** Routes that read their body as it comes, with limits of their own inside. */
export function isUpload(pathname: string) {
  return findAddress(pathname)?.body?.isUpload === true
}

/**
 * Work under way at once: making a page, or answering one visitor. Of one network no more than a page with all its
 * photos asks for at once; a page takes about 10 ms of the one thread.
 */
export const workSlotBounds = {
  all: 200,
  perNetwork: 12,
  waitingPerNetwork: 48,
  waiting: 1000,
  patienceMs: 5000,
}

/** Small bodies on their way: 500 of 64 KB are 32 MB. */
export const bodySlotBounds = { all: 500, perNetwork: 20 }

/** Larger ones of clients without a session: only admins send such, and others must not fill the memory with them. */
export const largeBodySlotBounds = { all: 8, perNetwork: 2 }

/** Uploads take long on a slow network: they have slots of their own, a few for each network. */
export const uploadSlotBounds = { all: 100, perNetwork: 6 }

/** Of one network, without a proxy in front. */
export const maxConnectionsPerNetwork = 500
export const maxConnections = 10_000

/** No client cuts a body into so many pieces so small; each costs the process as much as a large one. */
export const tinyChunks = { count: 300, meanBytes: 256 }

/** Connections of a network that were cut for what they sent: then more of them are not read. */
export const wasted = { connections: 20, withinMs: 10_000 }

/** What is still read of a refused body, so that its sender gets the response. */
export const linger = { bytes: 256 * kilobyte, ms: 2000 }
export const turnedAwayLinger = { bytes: 16 * 1024 * kilobyte, ms: 30_000 }

/** Of photos, pictures and personal pages that were handed over and not yet read. */
export const maxUnreadBytes = 64 * 1024 * kilobyte

export const timeouts = {
  headersMs: 10_000,
  requestMs: 300_000,
  /** Of an upload: a phone that lost its network sends it again, and behind one address there are many phones. */
  quietUploadMs: 45_000,
  keepAliveMs: 65_000,
  smallBodyMs: 20_000,
  /** Node checks twice before it calls a connection idle. */
  idleMs: 30_000,
  /** Of a backup or an export: the kernel asks for more of it only when a slow reader has taken megabytes. */
  idleDownloadMs: 300_000,
}
export const maxHeaderBytes = 16 * kilobyte
/** A browser sends about twenty, a few proxies some more. */
export const maxHeaders = 100
/**
 * From the signal on, within the 30 s that a supervisor allows: a load balancer notices, connections are drained,
 * background work ends, and the primary kills what is still there.
 */
export const stopWithin = { noticedMs: 8000, drainedMs: 20_000, closedMs: 27_000, killedMs: 29_000 }

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}
/** Or in pieces so small that reading them would take too long. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow'
}
/** No slot became free in time. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}
