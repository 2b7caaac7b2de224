import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { count } from '../counters.ts'
import type { Auth } from './auth.server.ts'
import { maxPasswordLength } from './password-rules.ts'
import { cookiesOf } from './session-headers.server.ts'
import { type AttemptStore, countAttempt, forgiveAttempt } from './sign-in-limits.server.ts'
import { logSignIn } from './sign-in-log.server.ts'

const Email = z.email().max(254)

export type Credentials = {
  email: string
  password: string
  /** As the server knows it (requestContext), never from a header. */
  address?: string
  userAgent?: string
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
  const { password, address, userAgent } = credentials
  const email = credentials.email.trim().toLowerCase()
  // Nobody has such a password or address, so a quick answer gives nothing away.
  if (password.length > maxPasswordLength || !Email.safeParse(email).success) return { kind: 'refused' }

  const now = new Date()
  const retryAfterSeconds = await countAttempt(store, { email, address }, now)
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }

  const answer = await auth.api
    .signInEmail({ body: { email, password }, returnHeaders: true })
    .catch(nullWhenRefused)
  if (!answer) return { kind: 'refused' }
  await forgiveAttempt(store, { email, address }, now)
  const headers = cookiesOf(answer.headers)
  if ('twoFactorRedirect' in answer.response) return { kind: 'second-factor', headers }
  const { token, user } = answer.response
  await logSignIn(store.database, { token, user, address, userAgent, now })
  return { kind: 'signed-in', headers }
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
