import { endChallenges } from './account-queries.server.ts'
import type { Auth } from './auth.server.ts'
import { maxPasswordLength, minPasswordLength } from './password.ts'
import type { Admin } from './require-admin.server.ts'
import { cookiesOf } from './session-headers.server.ts'
import { noteOrigin } from './session-queries.server.ts'
import { nullWhenRefused } from './sign-in.server.ts'
import { type AttemptStore, countAttempt, forgiveAttempt } from './sign-in-limits.server.ts'

export type PasswordChange = { current: string; next: string; address?: string }

export type PasswordChanged =
  /** Every session has ended; the headers begin a new one for this browser. */
  | { kind: 'changed'; headers: Headers }
  | { kind: 'wrong-password' }
  | { kind: 'too-short' }
  | { kind: 'too-long' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Guesses at the current password count like guesses at the door: a borrowed session must not find it out. */
export async function changePassword(
  auth: Auth,
  store: AttemptStore,
  request: Request,
  admin: Admin,
  { current, next, address }: PasswordChange,
): Promise<PasswordChanged> {
  if (next.length < minPasswordLength) return { kind: 'too-short' }
  if (next.length > maxPasswordLength) return { kind: 'too-long' }
  if (current.length > maxPasswordLength) return { kind: 'wrong-password' }

  const now = new Date()
  const attempt = { email: admin.email, address }
  const retryAfterSeconds = await countAttempt(store, attempt, now)
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
  const answer = await auth.api
    .changePassword({
      headers: request.headers,
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      returnHeaders: true,
    })
    .catch(nullWhenRefused)
  if (!answer) return { kind: 'wrong-password' }
  await forgiveAttempt(store, attempt, now)
  await endChallenges(store.db, admin.id)
  const userAgent = request.headers.get('user-agent') ?? undefined
  if (answer.response.token) await noteOrigin(store.db, answer.response.token, { address, userAgent })
  return { kind: 'changed', headers: cookiesOf(answer.headers) }
}
