import { recordAudit } from '../../audit/queries.server.ts'
import { removeTwoFactor } from '../account-queries.server.ts'
import { isAppCode } from '../app-code.server.ts'
import type { Auth } from '../auth.server.ts'
import { plainCode } from '../code.ts'
import { oncePerCode } from '../once-per-code.server.ts'
import { countInSession, forgive } from '../sign-in-limits.server.ts'
import { whileStanding } from '../standing-session.server.ts'
import { type OwnAccount, selfOf } from './own-account.server.ts'
import { openSetup, sealSetup } from './setup-seal.server.ts'
import { findStoredSecret, hasTwoFactor, turnOnTwoFactor } from './two-factor-queries.server.ts'
import { type PasswordRefusal, withPassword } from './with-password.server.ts'

/** What the app on the phone needs; `seal` proves to the next step that the password was given. */
export type TwoFactorSetup = { uri: string; seal: string }

/** A secret is made and waits: nothing is asked at sign-in before a first code proved that the app has it. */
export async function beginTwoFactor(
  { auth, store, request, admin }: OwnAccount,
  password: string,
  issuer: string,
): Promise<({ kind: 'begun' } & TwoFactorSetup) | { kind: 'already-on' } | PasswordRefusal> {
  if (await hasTwoFactor(store.database.db, admin.id)) return { kind: 'already-on' }
  const answer = await withPassword({ store, admin }, password, async () =>
    auth.api.enableTwoFactor({ headers: request.headers, body: { password, issuer } }),
  )
  if (answer.kind !== 'done') return answer
  if (answer.result.method !== 'totp') throw new Error('Two-factor was set up without an app')
  const uri = answer.result.totpURI
  const storedSecret = await findStoredSecret(store.database.db, admin.id)
  return { kind: 'begun', uri, seal: await sealSetup(auth, { userId: admin.id, uri, storedSecret }) }
}

export type TwoFactorConfirmed =
  /** The codes are shown now and never again. */
  | { kind: 'on'; codes: string[] }
  | { kind: 'already-on' }
  /** The setup is too old, somebody else's, or another one was begun since. */
  | { kind: 'begin-again' }
  | { kind: 'refused'; uri: string }
  | { kind: 'limited'; uri: string; retryAfterSeconds: number }

/** By our own hand: better-auth would end this session, and the page with the codes could not be drawn any more. */
export async function confirmTwoFactor(
  account: OwnAccount,
  { code, seal }: { code: string; seal: string },
): Promise<TwoFactorConfirmed> {
  const { auth, store, admin } = account
  if (await hasTwoFactor(store.database.db, admin.id)) return { kind: 'already-on' }
  const setup = await openSetup(auth, seal, admin.id)
  if (!setup) return { kind: 'begin-again' }
  const { uri, storedSecret } = setup
  const now = new Date()
  const counted = await countInSession(store, admin.sessionId, now)
  if (counted.kind === 'wait') return { ...counted, kind: 'limited', uri }

  const { kind } = await oncePerCode(store, { userId: admin.id, code, now }, async () => ({
    kind: (await isAppCode(uri, plainCode(code))) ? ('entered' as const) : ('refused' as const),
  }))
  if (kind !== 'entered') return { kind, uri }
  await forgive(store, counted, now)
  const isOn = await whileStanding(store.database, admin).change([], async (trx) => {
    if (!(await turnOnTwoFactor(trx, admin.id, storedSecret))) return false
    await recordAudit(trx, { ...selfOf(account), action: 'account.two-factor-on' })
    return true
  })
  if (!isOn) return { kind: 'begin-again' }
  return { kind: 'on', codes: await listBackupCodes(auth, admin.id) }
}

export async function endTwoFactor(
  account: OwnAccount,
  password: string,
): Promise<{ kind: 'off' } | PasswordRefusal> {
  const { auth, store, request, admin } = account
  const answer = await withPassword(account, password, () =>
    auth.api.verifyPassword({ headers: request.headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  await whileStanding(store.database, admin).change([], async (trx) => {
    await removeTwoFactor(trx, admin.id)
    await recordAudit(trx, { ...selfOf(account), action: 'account.two-factor-off' })
  })
  return { kind: 'off' }
}

/** The old ones are worth nothing from then on. */
export async function renewBackupCodes(
  account: OwnAccount,
  password: string,
): Promise<{ kind: 'renewed'; codes: string[] } | { kind: 'not-on' } | PasswordRefusal> {
  const { auth, store, request, admin } = account
  if (!(await hasTwoFactor(store.database.db, admin.id))) return { kind: 'not-on' }
  const answer = await withPassword(account, password, () =>
    auth.api.generateBackupCodes({ headers: request.headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  await store.database.change([], (trx) =>
    recordAudit(trx, { ...selfOf(account), action: 'account.new-backup-codes' }),
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
