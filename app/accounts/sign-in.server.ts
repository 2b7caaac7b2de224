import { isAPIError } from 'better-auth/api'
import { count } from '../platform/counters.ts'
import { createFairSlots } from '../platform/fair-slots.ts'
import { networkOf } from '../platform/limits.server.ts'
import { newToken } from '../platform/secret-token.server.ts'
import { AccountEmail } from './account-email.ts'
import type { Auth } from './auth.server.ts'
import { findDevice, isKnownNetwork, rememberPlaces } from './known-places.server.ts'
import { maxPasswordLength } from './password-rules.ts'
import { findPasswordHash } from './queries.server.ts'
import { cookiesOf } from './session-headers.server.ts'
import { type AttemptStore, countAttempt, forgive } from './sign-in-limits.server.ts'
import { logSignIn } from './sign-in-log.server.ts'

/**
 * A look at a password is a tenth of a second of a whole core, on one of the threads that also read files: half of
 * them, and networks take turns. Thirty guesses of one delay another's sign-in by one look; who is known goes ahead.
 */
const slots = createFairSlots({ atOnce: 2 })

export type Credentials = {
  email: string
  password: string
  /** As the server knows it (requestContext), never from a header. */
  address?: string
  userAgent?: string
  /** Of the browser's device cookie. */
  devices?: string[]
}

export type SignIn =
  | { kind: 'signed-in'; headers: Headers }
  /** The password was right; the headers carry the short-lived cookie that the code's form needs. */
  | { kind: 'second-factor'; headers: Headers }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number }

export async function signIn(auth: Auth, store: AttemptStore, credentials: Credentials): Promise<SignIn> {
  const result = await attempt(auth, store, credentials)
  count('signIns', result.kind)
  return result
}

/** An unknown e-mail, a wrong password and a disabled admin are one answer: better-auth hashes for all three. */
async function attempt(auth: Auth, store: AttemptStore, credentials: Credentials): Promise<SignIn> {
  const { password, address, userAgent, devices = [] } = credentials
  const email = credentials.email.trim().toLowerCase()
  // Nobody has such a password or address, so a quick answer gives nothing away.
  if (password.length > maxPasswordLength || !AccountEmail.safeParse(email).success)
    return { kind: 'refused' }

  const now = new Date()
  const device = await findDevice(store, email, devices)
  const counted = await countAttempt(store, { email, address, device }, now)
  if (counted.kind === 'wait') return limitedFor(counted)

  const passwordHash = await findPasswordHash(store.database.db, email)
  const line = device ? null : networkOf(address ?? '')
  const lookAt = async (given: string) => {
    const release = await slots.acquire(line)
    try {
      const body = { email, password: given }
      return await auth.api.signInEmail({ body, returnHeaders: true }).catch(nullWhenRefused)
    } finally {
      release?.()
    }
  }
  const answer =
    counted.kind === 'look'
      ? await lookAt(password)
      : await lookQuietly(async () =>
          // The same work for everybody: nobody learns here who has an account, or where it is used.
          lookAt((await isKnownNetwork(store, email, counted.address)) ? password : newToken()),
        )
  if (!answer) return counted.kind === 'look' ? { kind: 'refused' } : limitedFor(counted)
  await forgive(store, counted, now)
  const headers = cookiesOf(answer.headers)
  if ('twoFactorRedirect' in answer.response) {
    // Replaced while it was compared: the cookie that waits for a code is not handed over.
    const isReplaced = (await findPasswordHash(store.database.db, email)) !== passwordHash
    return isReplaced ? { kind: 'refused' } : { kind: 'second-factor', headers }
  }
  const { token, user } = answer.response
  const beginning = { token, user, address, userAgent, now, passwordHash }
  if (!(await logSignIn(store.database, beginning))) return { kind: 'refused' }
  headers.append('Set-Cookie', await rememberPlaces(auth, store, { email, address, devices }))
  return { kind: 'signed-in', headers }
}

function limitedFor({ retryAfterSeconds }: { retryAfterSeconds: number }): SignIn {
  return { kind: 'limited', retryAfterSeconds }
}

let quietLooks = 0
const maxQuietLooks = 2

/**
 * While strangers keep an account closed, the right password still opens it from a network it was used in
 * before; a wrong one is answered like a stranger's. Two at a time: a crowd must not have hashes for the asking.
 */
async function lookQuietly<T>(look: () => Promise<T>): Promise<T | null> {
  if (quietLooks >= maxQuietLooks) return null
  quietLooks++
  try {
    return await look()
  } finally {
    quietLooks--
  }
}

/** Ends the session of this request, if there is one. The headers clear the cookie in any case. */
export async function signOut(auth: Auth, request: Request): Promise<Headers> {
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  return cookiesOf(headers)
}

/** A refusal is an answer; trouble of ours is not. */
export function nullWhenRefused(error: unknown): null {
  if (isAPIError(error) && error.statusCode < 500) return null
  throw error
}
