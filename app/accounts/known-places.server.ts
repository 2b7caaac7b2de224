import { dayMs, minuteMs } from '../platform/duration.ts'
import { hashedKey, plainHash } from '../platform/keyed-hash.server.ts'
import { limitKey } from '../platform/limits.server.ts'
import { clearCounts, findKept, keepNewest, keepUntil } from './attempt-queries.server.ts'
import type { Auth } from './auth.server.ts'
import { deviceCookie, deviceDays, newDevice } from './device-cookie.server.ts'
import type { AttemptStore } from './sign-in-limits.server.ts'

const networkDays = 90
/** Each has guesses of its own, so somebody who was in once must not leave with a thousand. */
const maxPlaces = 10
const anywhereMs = 30 * minuteMs

/** Where an account was signed in to: 'known-code-device' only where the second step was passed too. */
type Kind = 'known-device' | 'known-code-device' | 'known-network'

/** The number by which this browser is known for the account, or null. A copy of another's cookie is no help. */
export async function findDevice(
  store: AttemptStore,
  email: string,
  devices: string[],
  kind: Exclude<Kind, 'known-network'> = 'known-device',
): Promise<string | null> {
  const keys = new Map(devices.map((device) => [placeKey(store, kind, email, plainHash(device)), device]))
  const kept = await findKept(store.database.db, [...keys.keys()], new Date())
  return (kept !== null && keys.get(kept)) || null
}

/** The same question, and as many rows to look at, whether or not there is such an account. */
export async function isKnownNetwork(store: AttemptStore, email: string, address: string): Promise<boolean> {
  const keys = [limitKey(store.secret, address), 'anywhere'].map((place) =>
    placeKey(store, 'known-network', email, place),
  )
  return (await findKept(store.database.db, keys, new Date())) !== null
}

type Arrival = { email: string; address?: string; devices?: string[]; hasGivenCode?: boolean }

/** After a sign-in: the cookie by which this browser is known the next time. */
export async function rememberPlaces(auth: Auth, store: AttemptStore, arrival: Arrival): Promise<string> {
  const { email, address, devices = [], hasGivenCode = false } = arrival
  // A number we did not give for this account may have been planted: whoever did that would know it.
  const device = (await findDevice(store, email, devices)) ?? newDevice()
  const until = Date.now() + deviceDays * dayMs
  await remember(store, 'known-device', email, plainHash(device), until)
  if (hasGivenCode) await remember(store, 'known-code-device', email, plainHash(device), until)
  if (address) {
    const network = limitKey(store.secret, address)
    await remember(store, 'known-network', email, network, Date.now() + networkDays * dayMs)
  }
  return await deviceCookie(auth, [device, ...devices])
}

/** A new password: who knew the old one keeps no guesses at this one. */
export async function forgetPlaces(store: AttemptStore, email: string) {
  for (const kind of ['known-device', 'known-network'] as const)
    await clearCounts(store.database.db, accountKey(store, kind, email))
}

/** A new address: nothing is left under the old one, which may be another's some day. */
export async function forgetAddress(store: AttemptStore, email: string) {
  await forgetPlaces(store, email)
  await clearCounts(store.database.db, accountKey(store, 'known-code-device', email))
}

/** For the owner at the server's own keyboard, whose new password nobody guesses, on a device nobody knows. */
export async function openAnywhere(store: AttemptStore, email: string) {
  await remember(store, 'known-network', email, 'anywhere', Date.now() + anywhereMs)
}

async function remember(store: AttemptStore, kind: Kind, email: string, place: string, until: number) {
  const { db } = store.database
  await keepUntil(db, placeKey(store, kind, email, place), new Date(until))
  await keepNewest(db, accountKey(store, kind, email), maxPlaces)
}

/** Whoever reads the table learns neither an e-mail nor a network, and can make no cookie of it. */
function placeKey(store: AttemptStore, kind: Kind, email: string, place: string) {
  return `${accountKey(store, kind, email)}:${place}`
}

function accountKey({ secret }: AttemptStore, kind: Kind, email: string) {
  return hashedKey(secret, kind, email.toLowerCase())
}
