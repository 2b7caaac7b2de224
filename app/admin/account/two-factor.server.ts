import { recordAudit } from '../../audit/queries.server.ts'
import { removeTwoFactor } from '../account-queries.server.ts'
import type { Auth } from '../auth.server.ts'
import { plainCode } from '../code.ts'
import { oncePerCode } from '../once-per-code.server.ts'
import { cookiesOf } from '../session-headers.server.ts'
import { nullWhenRefused } from '../sign-in.server.ts'
import { countCode, forgiveCode } from '../sign-in-limits.server.ts'
import { type AccountDesk, actorOf } from './account-desk.server.ts'
import { openSetup, sealSetup } from './setup-seal.server.ts'
import { hasTwoFactor } from './two-factor-queries.server.ts'
import { type PasswordRefusal, withPassword } from './with-password.server.ts'

/** What the app on the phone needs; `seal` proves to the next step that the password was given. */
export type TwoFactorSetup = { uri: string; seal: string }

/** A secret is made and waits: nothing is asked at sign-in before a first code proved that the app has it. */
export async function beginTwoFactor(
  { auth, store, request, admin, address }: AccountDesk,
  password: string,
  issuer: string,
): Promise<({ kind: 'begun' } & TwoFactorSetup) | { kind: 'already-on' } | PasswordRefusal> {
  if (await hasTwoFactor(store.database.db, admin.id)) return { kind: 'already-on' }
  const answer = await withPassword({ store, admin, address }, password, async () =>
    auth.api.enableTwoFactor({ headers: request.headers, body: { password, issuer } }),
  )
  if (answer.kind !== 'done') return answer
  if (answer.result.method !== 'totp') throw new Error('Two-factor was set up without an app')
  const uri = answer.result.totpURI
  return { kind: 'begun', uri, seal: await sealSetup(auth, { userId: admin.id, uri }) }
}

export type TwoFactorConfirmed =
  /** The headers begin a new session for this browser; the codes are shown now and never again. */
  | { kind: 'on'; headers: Headers; codes: string[] }
  | { kind: 'already-on' }
  /** The setup is too old, or somebody else's. */
  | { kind: 'begin-again' }
  | { kind: 'refused'; uri: string }
  | { kind: 'limited'; retryAfterSeconds: number; uri: string }

export async function confirmTwoFactor(
  desk: AccountDesk,
  { code, seal }: { code: string; seal: string },
): Promise<TwoFactorConfirmed> {
  const { auth, store, request, admin, address } = desk
  if (await hasTwoFactor(store.database.db, admin.id)) return { kind: 'already-on' }
  const uri = await openSetup(auth, seal, admin.id)
  if (uri === null) return { kind: 'begin-again' }
  const now = new Date()
  const attempt = { userId: admin.id, address }
  const retryAfterSeconds = await countCode(store, attempt, now)
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds, uri }

  const answer = await oncePerCode(store, { userId: admin.id, code, now }, async () => {
    const call = { headers: request.headers, body: { code: plainCode(code) }, returnHeaders: true } as const
    const entered = await auth.api.verifyTOTP(call).catch(nullWhenRefused)
    return entered ? { kind: 'entered' as const, ...entered } : { kind: 'refused' as const }
  })
  if (answer.kind !== 'entered') return { kind: 'refused', uri }
  await forgiveCode(store, attempt, now)
  await store.database.change([], (trx) =>
    recordAudit(trx, { ...actorOf(desk), action: 'account.two-factor-on' }),
  )
  const codes = await listBackupCodes(auth, admin.id)
  return { kind: 'on', headers: cookiesOf(answer.headers), codes }
}

export async function endTwoFactor(
  desk: AccountDesk,
  password: string,
): Promise<{ kind: 'off' } | PasswordRefusal> {
  const { auth, store, request, admin } = desk
  const answer = await withPassword(desk, password, () =>
    auth.api.verifyPassword({ headers: request.headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  await store.database.change([], async (trx) => {
    await removeTwoFactor(trx, admin.id)
    await recordAudit(trx, { ...actorOf(desk), action: 'account.two-factor-off' })
  })
  return { kind: 'off' }
}

/** The old ones are worth nothing from then on. */
export async function renewBackupCodes(
  desk: AccountDesk,
  password: string,
): Promise<{ kind: 'renewed'; codes: string[] } | { kind: 'not-on' } | PasswordRefusal> {
  const { auth, store, request, admin } = desk
  if (!(await hasTwoFactor(store.database.db, admin.id))) return { kind: 'not-on' }
  const answer = await withPassword(desk, password, () =>
    auth.api.generateBackupCodes({ headers: request.headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  await store.database.change([], (trx) =>
    recordAudit(trx, { ...actorOf(desk), action: 'account.new-backup-codes' }),
  )
  return { kind: 'renewed', codes: answer.result.backupCodes }
}

export async function countBackupCodes(auth: Auth, userId: string) {
  return (await listBackupCodes(auth, userId)).length
}

async function listBackupCodes(auth: Auth, userId: string) {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return backupCodes
}
