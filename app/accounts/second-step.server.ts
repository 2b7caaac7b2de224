import { isAPIError } from 'better-auth/api'
import { countBackupCodes } from './account/two-factor.server.ts'
import { findWaiting } from './account/two-factor-queries.server.ts'
import type { Auth } from './auth.server.ts'
import { type CodeKind, plainCode } from './code.ts'
import { findCookie } from './cookies.ts'
import { devicesIn } from './device-cookie.server.ts'
import { findDevice, rememberPlaces } from './known-places.server.ts'
import { oncePerCode } from './once-per-code.server.ts'
import { findPasswordHash } from './queries.server.ts'
import { cookiesOf } from './session-headers.server.ts'
import { type AttemptStore, countCode, forgive } from './sign-in-limits.server.ts'
import { logSignIn } from './sign-in-log.server.ts'

export type CodeEntry = { code: string; kind: CodeKind; address?: string; userAgent?: string }

export type SecondStep =
  | { kind: 'signed-in'; headers: Headers }
  | { kind: 'refused' }
  /** Too late, or too many tries: the password is asked for again. */
  | { kind: 'ended' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** The second step of signing in: the password was right, and its cookie says whose it was. */
export async function enterCode(
  auth: Auth,
  store: AttemptStore,
  request: Request,
  { code, kind, address, userAgent }: CodeEntry,
): Promise<SecondStep> {
  const waiting = await findWaitingSignIn(auth, store, request)
  if (!waiting) return { kind: 'ended' }
  const { userId, email, headers } = waiting
  const now = new Date()
  const passwordHash = await findPasswordHash(store.database.db, email)
  const devices = await devicesIn(auth, request.headers)
  const device = await findDevice(store, email, devices, 'known-code-device')
  const counted = await countCode(store, { userId, address, device }, now)
  if (counted.kind === 'wait') return { ...counted, kind: 'limited' }

  const answer = await oncePerCode(store, { userId, code, now }, () => verify(auth, headers, kind, code))
  if (answer.kind !== 'entered') return answer
  await forgive(store, counted, now)
  const { token, user } = answer
  const isBackup = kind === 'backup'
  const isIn = await logSignIn(store.database, {
    ...{ token, user, address, userAgent, now, passwordHash },
    ...(isBackup && {
      action: 'account.backup-code',
      facts: { codesLeft: await countBackupCodes(auth, userId) },
    }),
  })
  if (!isIn) return { kind: 'ended' }
  const begun = cookiesOf(answer.headers)
  const arrival = { email, address, devices, hasGivenCode: true }
  begun.append('Set-Cookie', await rememberPlaces(auth, store, arrival))
  return { kind: 'signed-in', headers: begun }
}

/** Null without the cookie, and when it is too old. Only this cookie is handed on: no session may stand in for it. */
export async function findWaitingSignIn(
  auth: Auth,
  { database }: Pick<AttemptStore, 'database'>,
  request: Request,
) {
  const { name } = (await auth.$context).createAuthCookie('two_factor')
  const cookie = findCookie(request.headers, name)
  if (!cookie) return null
  const [identifier = ''] = cookie.slice(name.length + 1).split('.')
  const admin = await findWaiting(database.db, identifier)
  return admin && { ...admin, headers: new Headers({ cookie }) }
}

type Refusal = Exclude<SecondStep, { kind: 'signed-in' }>

const refusals: Record<string, Refusal> = {
  INVALID_CODE: { kind: 'refused' },
  INVALID_BACKUP_CODE: { kind: 'refused' },
  // Two with backup codes at once: the other one was first.
  CONFLICT: { kind: 'refused' },
  // The admin was disabled a moment ago.
  FAILED_TO_CREATE_SESSION: { kind: 'ended' },
}

/** better-auth counts wrong codes too: five for one cookie. */
async function verify(auth: Auth, headers: Headers, kind: CodeKind, code: string) {
  const call = { headers, body: { code: plainCode(code) }, returnHeaders: true } as const
  const verifying = kind === 'backup' ? auth.api.verifyBackupCode(call) : auth.api.verifyTOTP(call)
  return await verifying.then(entered, (error: unknown): Refusal => {
    if (!isAPIError(error)) throw error
    const refusal = refusals[error.body?.code ?? String(error.status)]
    if (!refusal && error.statusCode >= 500) throw error
    return refusal ?? { kind: 'ended' }
  })
}

type Verified = { headers: Headers; response: { token?: string; user: { id: string; email: string } } }

function entered({ headers, response: { token, user } }: Verified) {
  if (!token) throw new Error('A right code began no session')
  return { kind: 'entered' as const, headers, token, user }
}
